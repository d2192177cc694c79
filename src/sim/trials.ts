// What can be tried in large numbers besides whole matches.

import { fuzz } from '#sim/fuzz.ts'
import type { Trial } from '#sim/trial.ts'
import { twins } from '#sim/twins.ts'

export const TRIALS = { fuzz, twins } as const satisfies Readonly<Record<string, Trial>>
