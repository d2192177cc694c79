// What must hold at every step of a simulation. Each check is there because somebody would lose by
// its failing.

export const CHECKS = {
  acknowledged: 'what was acknowledged or shown is in the journal, whatever happened since',
  twice: 'no action counts twice, and none that nobody asked for',
  views: "each viewer's last view is the truth's",
  secrecy: 'nobody is sent what they may not know',
  restart: 'a restart finds everything as it was',
  answers: 'every action is answered, and always the same',
  ending: 'every match ends',
  rules: 'the finished journal stands: chain, rules and dice',
  trouble: 'no table fails',
} as const
export type CheckName = keyof typeof CHECKS

export interface Violation extends Error {
  readonly check: CheckName
}

export function violation(check: CheckName, detail: string): Violation {
  return Object.assign(new Error(detail), { check })
}

export function isViolation(error: unknown): error is Violation {
  return error instanceof Error && 'check' in error
}
