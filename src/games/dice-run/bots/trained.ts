// The net that was learnt, for the rules that it was learnt with.

import { editionOf } from '#games/dice-run/bots/edition.ts'
import type { Mind, Situation } from '#games/dice-run/bots/mind.ts'
import type { Net } from '#games/dice-run/bots/net.ts'
import { unpacked } from '#games/dice-run/bots/packing.ts'
import { WEIGHTS } from '#games/dice-run/bots/weights.ts'

export const trainedNet: Net = {
  inputs: WEIGHTS.inputs,
  hidden: WEIGHTS.hidden,
  weights: unpacked(WEIGHTS.numbers),
}

/** A mind that leaves the thinking to a plainer one where its net has not been taught. */
export function taught(mind: Mind, plainer: Mind): Mind {
  const fit = ({ open }: Situation) => {
    return editionOf(open.options) === WEIGHTS.edition ? mind : plainer
  }
  return {
    name: mind.name,
    rollOff: situation => fit(situation).rollOff(situation),
    turn: situation => fit(situation).turn(situation),
    target: situation => fit(situation).target(situation),
  }
}
