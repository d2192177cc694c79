// How long a plain value is as JSON text, without making the text.

/** Stops counting once the limit is passed: then the answer is only that it is more. */
export function weightOf(value: unknown, limit: number): number {
  if (typeof value === 'string') return textWeight(value)
  if (typeof value === 'number') return numberWeight(value)
  if (typeof value === 'boolean') return value ? 4 : 5
  if (value === null) return 4
  return Array.isArray(value)
    ? itemsWeight(value, limit)
    : fieldsWeight(value as Readonly<Record<string, unknown>>, limit)
}

function itemsWeight(items: readonly unknown[], limit: number): number {
  let weight = 1 + Math.max(1, items.length)
  for (let i = 0; i < items.length && weight <= limit; i++) {
    weight += weightOf(items[i], limit - weight)
  }
  return weight
}

function fieldsWeight(tree: Readonly<Record<string, unknown>>, limit: number): number {
  const keys = Object.keys(tree)
  let weight = 1 + Math.max(1, keys.length)
  for (let i = 0; i < keys.length && weight <= limit; i++) {
    weight += textWeight(keys[i]!) + 1
    weight += weightOf(tree[keys[i]!], limit - weight)
  }
  return weight
}

function textWeight(text: string): number {
  return /^[\w ,.:/-]*$/.test(text) ? text.length + 2 : JSON.stringify(text).length
}

function numberWeight(number: number): number {
  if (number >= 0 && number < 10 && Number.isInteger(number)) return 1
  return String(number).length
}
