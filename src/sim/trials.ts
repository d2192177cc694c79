// What can be tried in large numbers besides whole matches.

import { fuzz } from '#sim/fuzz.ts'
import { races } from '#sim/races.ts'
import type { Trial } from '#sim/trial.ts'
import { twins } from '#sim/twins.ts'

export const TRIALS = { fuzz, races, twins } as const satisfies Readonly<Record<string, Trial>>
