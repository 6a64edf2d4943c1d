import { readFile } from 'node:fs/promises'

/** What a part of the tests came to. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export const NOTHING: Totals = { passed: 0, failed: 0, skipped: 0 }
const BROKEN: Totals = { passed: 0, failed: 1, skipped: 0 }

export function sum(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    NOTHING,
  )
}

/** The line a machine reads; skipped tests are named only when there are some. */
export function describeTotals({ passed, failed, skipped }: Totals): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Totals of a run of Vitest; a file that could not even be loaded counts as one failure. */
export async function readVitestReport(file: string, exitCode: number): Promise<Totals> {
  const report = await readReport<VitestReport>(file)
  if (!report) return BROKEN
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return orBroken(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Totals of a run of Playwright; a test that passed only on a second try counts as failed. */
export async function readPlaywrightReport(file: string, exitCode: number): Promise<Totals> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return BROKEN
  const { expected, unexpected, flaky, skipped } = report.stats
  return orBroken(exitCode, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
  })
}

/** A run that ended badly without naming a failed test has failed all the same. */
function orBroken(exitCode: number, totals: Totals): Totals {
  return exitCode !== 0 && totals.failed === 0 ? sum([totals, BROKEN]) : totals
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
