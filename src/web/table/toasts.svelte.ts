// One line at most, for what has no better place.

import { announce } from '#screen/announcer.ts'

const SHOWN_FOR = 3500

let shown = $state.raw<string | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export const toasts = {
  get shown() {
    return shown
  },
}

export function toast(sentence: string): void {
  shown = sentence
  announce(sentence)
  clearTimeout(timer)
  timer = setTimeout(() => {
    shown = null
  }, SHOWN_FOR)
}
