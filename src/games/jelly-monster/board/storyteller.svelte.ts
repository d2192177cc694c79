// Tells the scoring beat by beat, as fast as the moment allows.

import {
  type Beat,
  beatsOf,
  haste,
  isScoring,
  nextChapter,
  openingScene,
  type Scene,
} from '#games/jelly-monster/board/story.ts'
import type { JellyMonster, View } from '#games/jelly-monster/vocabulary.ts'
import type { Millis } from '#kernel/game.ts'
import type { Told } from '#screen/board.ts'

/** Somebody is asked at the end of it, and their clock runs already. */
const BEFORE_QUESTION: Millis = 2600
const LONGEST: Millis = 26_000
const NOTHING: readonly Beat[] = []

export function openStory(isCalm: () => boolean) {
  let beats: readonly Beat[] = $state.raw(NOTHING)
  let index = $state(0)
  let last: Scene | null = null
  let pace = 1
  let timer: ReturnType<typeof setTimeout> | undefined
  const beat = $derived(beats[index] ?? null)

  function proceed(to: number): void {
    clearTimeout(timer)
    index = to
    const current = beats[to]
    if (current === undefined) return
    const slow = isCalm() ? 1.15 : 1
    timer = setTimeout(() => proceed(to + 1), current.lasts * pace * slow)
  }

  function stop(): void {
    clearTimeout(timer)
    // The very same: every step of a round comes here, and the whole board follows the story.
    beats = NOTHING
    index = 0
    last = null
  }

  return {
    /** `null`: nothing is being told. */
    get beat() {
      return beat
    },
    get isTelling() {
      return beat !== null
    },
    hear({ events, before, after }: Told<JellyMonster>): void {
      if (!isScoring(events)) {
        if (isMoving(after)) stop()
        return
      }
      const opening = beats.at(-1)?.scene ?? last ?? openingScene(before)
      const more = beatsOf(events, opening)
      const left = beat === null ? [] : beats.slice(index)
      beats = [...left, ...more]
      last = beats.at(-1)?.scene ?? null
      pace = haste(beats, after.stage.type === 'scoring' ? BEFORE_QUESTION : LONGEST)
      if (after.stage.type === 'ready') last = null
      proceed(0)
    },
    /** To the next district; the second finger goes further. */
    next(): void {
      proceed(nextChapter(beats, index))
    },
    skip(): void {
      proceed(beats.length)
    },
    stop,
  }
}

/** The next round does not wait for stories. */
function isMoving({ stage }: View): boolean {
  return stage.type === 'play' || stage.type === 'countdown'
}

export type Story = ReturnType<typeof openStory>
