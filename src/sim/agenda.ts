// Simulated time: whatever is planned happens in the order of its instants, and nothing takes any
// time in between.

import type { Millis } from '#kernel/game.ts'

export interface Agenda {
  now(): Millis
  /** Returns how to undo it. An instant that has passed counts as now. */
  plan(at: Millis, task: () => void): () => void
  /** Goes to the next task and does it. `false`: there is none. */
  proceed(): boolean
}

interface Plan {
  readonly at: Millis
  /** Of those at one instant the first planned comes first. */
  readonly order: number
  task: (() => void) | null
}

export function agenda(start: Millis): Agenda {
  const heap: Plan[] = []
  let now = start
  let planned = 0

  return {
    now: () => now,
    plan(at, task) {
      const plan: Plan = { at: Math.max(now, Math.ceil(at)), order: planned, task }
      planned += 1
      push(heap, plan)
      return () => {
        plan.task = null
      }
    },
    proceed() {
      for (let plan = pop(heap); plan !== null; plan = pop(heap)) {
        if (plan.task === null) continue
        now = plan.at
        plan.task()
        return true
      }
      return false
    },
  }
}

function isBefore(one: Plan, other: Plan): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order)
}

function push(heap: Plan[], plan: Plan): void {
  let place = heap.length
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (!isBefore(plan, heap[parent]!)) break
    heap[place] = heap[parent]!
    place = parent
  }
  heap[place] = plan
}

function pop(heap: Plan[]): Plan | null {
  const first = heap[0]
  const last = heap.pop()
  if (first === undefined || last === undefined) return null
  if (heap.length === 0) return first
  let place = 0
  for (;;) {
    let child = 2 * place + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
    if (!isBefore(heap[child]!, last)) break
    heap[place] = heap[child]!
    place = child
  }
  heap[place] = last
  return first
}
