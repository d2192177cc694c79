// Rules as a page to read: the structure lies in the keys of a game's words, which begin with the
// ids of the rules they tell.

/** `J3`, `J3.5`, `J3.5a`. */
const ID = /^[A-Z]\d+(?:\.\d+[a-z]?)?$/

export interface Paragraph {
  readonly key: string
  /** Where links to these rules lead. */
  readonly ids: readonly string[]
  /** A case of the rule before it. */
  readonly under: boolean
}

export interface Chapter {
  readonly id: string
  readonly paragraphs: readonly Paragraph[]
}

/** A bare `J3` heads a chapter; every other key that begins with an id is one of its paragraphs. */
export function chaptersIn(keys: readonly string[]): readonly Chapter[] {
  const chapters: { readonly id: string; readonly paragraphs: Paragraph[] }[] = []
  for (const key of keys) {
    const ids = key.split(' ').filter(word => ID.test(word))
    if (ids.length === 0) continue
    if (!key.includes('.') && !key.includes(' ')) chapters.push({ id: key, paragraphs: [] })
    else chapters.at(-1)?.paragraphs.push(paragraphOf(key, ids))
  }
  return chapters
}

function paragraphOf(key: string, ids: readonly string[]): Paragraph {
  const own = ids.filter(id => id.includes('.'))
  return { key, ids: own, under: own.length > 0 && own.every(id => /[a-z]$/.test(id)) }
}

/** A piece of a paragraph: plain, strong, or a link to a rule. */
export interface Passage {
  readonly text: string
  readonly strong: boolean
  readonly rule: string | null
}

/** `**strong**` and `[J3.5]`. */
export function passagesOf(text: string): readonly Passage[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[A-Z]\d+(?:\.\d+[a-z]?)?\])/)
    .filter(piece => piece !== '')
    .map(piece => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), strong: true, rule: null }
      if (!/^\[[A-Z]\d/.test(piece)) return { text: piece, strong: false, rule: null }
      const rule = piece.slice(1, -1)
      return { text: rule, strong: false, rule }
    })
}
