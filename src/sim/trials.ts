// What can be tried in large numbers besides whole matches.
export const TRIALS = {} as Record<string, never>
