import type { FileTime } from './file-times.ts'

/** Results of one part of the tests. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
  /** Failed tests by name, each with the first line of its error. */
  failures: readonly string[]
  /** Each file's time. */
  times: readonly FileTime[]
}

export const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] }

/** A part that failed as a whole, outside any test. */
export const broken = (reason: string): Totals => ({ ...NOTHING, failed: 1, failures: [reason] })

export function sum(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
      times: [...all.times, ...one.times],
    }),
    NOTHING,
  )
}

/** The machine-readable line; skipped tests appear only if there are any. */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}

/** The failed tests, as lines for the end of a long run. */
export const describeFailures = ({ failures }: Totals): string[] =>
  failures.length === 0 ? [] : ['Failed:', ...failures.map((name) => `  ${name}`)]

/** A run with an error exit code has failed even if no test did. */
export function orBroken(exitCode: number, totals: Totals): Totals {
  return exitCode !== 0 && totals.failed === 0
    ? sum([totals, broken(`ended with code ${exitCode}, although no test failed`)])
    : totals
}
