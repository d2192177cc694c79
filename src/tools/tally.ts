// How many tests passed and failed, from the report the runner wrote.

export interface Tally {
  readonly passed: number
  readonly failed: number
}

export function readTally(report: string, exitCode: number): Tally {
  const summary = report.match(/<testsuites\b[^>]*>/)?.[0] ?? ''
  const count = (name: string) => Number(summary.match(new RegExp(`\\b${name}="(\\d+)"`))?.[1] ?? 0)
  const failed = count('failures') + count('errors')
  const passed = count('tests') - failed - count('skipped')
  // A file that does not load has no tests to count, and a run without tests proves nothing.
  const hasUncountedFailure = failed === 0 && (exitCode !== 0 || passed <= 0)
  return { passed, failed: hasUncountedFailure ? 1 : failed }
}
