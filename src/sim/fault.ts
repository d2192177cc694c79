// Everything that can go wrong here. A kind that never came about has proved nothing, so each is
// counted where it has an effect.

export const FAULTS = {
  delay: 'a message took more than half a second',
  reset: 'a line broke, and what was on its way was lost',
  'half-open': 'a line broke, and the server learned of it much later',
  duplicate: 'an action arrived again after a new connection',
  gap: 'a client missed a step, and asked for the whole view',
  'second-tab': 'somebody came again while still there',
  kill: 'the process ended at once; the disk did not',
  'power-cut': 'the machine lost its power',
  'lost-write': 'a write that was not synced was gone after a power cut',
  'torn-write': 'a write that was not synced was cut in the middle by a power cut',
  'unanswered-write': 'a write outlived a crash, though nobody was told that it was done',
  'full-disk': 'nothing could be written',
  'sync-error': 'the disk failed to sync',
  'slow-disk': 'a sync took more than half a second',
  'held-up': 'the process stood still for seconds',
  restart: 'the server was stopped as it should be, and started again',
  absence: 'somebody was away for long enough to be played for',
  pause: 'the host stopped the match for a while',
} as const
export type Fault = keyof typeof FAULTS

export type FaultCounts = Record<Fault, number>

export function noFaults(): FaultCounts {
  return Object.fromEntries(Object.keys(FAULTS).map(fault => [fault, 0])) as FaultCounts
}

export function addFaults(sum: FaultCounts, more: FaultCounts): void {
  for (const fault of Object.keys(more) as Fault[]) sum[fault] += more[fault]
}

/** What should have come about and did not. */
export function missingFaults(counts: FaultCounts): readonly Fault[] {
  return (Object.keys(counts) as Fault[]).filter(fault => counts[fault] === 0)
}
