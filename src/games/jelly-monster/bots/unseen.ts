// Pods that a seat has never looked into: all of the set but those it holds or gave back.

import type { PodValue } from '#games/jelly-monster/components/set.ts'
import { everyPod } from '#games/jelly-monster/layout.ts'
import { weightOf } from '#games/jelly-monster/pods.ts'
import type { View } from '#games/jelly-monster/vocabulary.ts'

export function unseenPods({ setting, holdings }: View): readonly PodValue[] {
  const unseen = [...everyPod(setting.options)]
  for (const { pods, returned } of holdings) {
    for (const { value } of [...(pods ?? []), ...(returned ?? [])]) {
      unseen.splice(unseen.indexOf(value), 1)
    }
  }
  return unseen
}

/** What the next pod is worth on average. */
export function meanPod(view: View): number {
  const unseen = unseenPods(view)
  if (unseen.length === 0) return 0
  let sum = 0
  for (const pod of unseen) sum += weightOf(pod)
  return sum / unseen.length
}
