import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { FileTime } from './file-times.ts'
import { broken, orBroken, type Totals } from './totals.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message?: string
  assertionResults: {
    fullName: string
    status: string
    failureMessages: string[]
    tags?: string[]
  }[]
}

/** States of tests that didn't run. */
const SKIPPED = new Set(['skipped', 'pending', 'todo'])

/**
 * Totals of a Vitest run; a file that couldn't be loaded counts as one failure. Tests without the
 * requested tag don't count as skipped.
 */
export async function readVitestReport(
  file: string,
  exitCode: number,
  timesFile: string,
  tag?: string,
): Promise<Totals> {
  const report = await readReport<VitestReport>(file)
  if (!report) return broken('Vitest left no report')
  const times = (await readReport<FileTime[]>(timesFile)) ?? []
  const files = report.testResults
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(process.cwd(), name) })),
  )
  const isMeant = ({ tags = [] }: (typeof tests)[number]) => !tag || tags.includes(tag)
  const failed = tests.filter(({ status }) => status === 'failed')
  const describe = (test: (typeof tests)[number]) =>
    line(`${test.file} › ${test.fullName}`, test.failureMessages[0])
  return orBroken(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: tests.filter((test) => SKIPPED.has(test.status) && isMeant(test)).length,
    failures: [
      ...failed.map(describe),
      ...unloadable.map(({ name, message }) => line(relative(process.cwd(), name), message)),
    ],
    times,
  })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: { status: string; results: { duration?: number; error?: { message?: string } }[] }[]
}

/** Totals of a Playwright run; errors outside any test count as failures, too. */
export async function readPlaywrightReport(file: string, exitCode: number): Promise<Totals> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return broken('Playwright left no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  const specs = specsOf(report.suites)
  return orBroken(exitCode, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...specs.flatMap(describeFailed),
      ...report.errors.map(({ message }) => line('outside any journey', message)),
    ],
    times: timesOf(specs),
  })
}

/** All tests, however deeply nested. */
const specsOf = (suites: PlaywrightSuite[] = []): PlaywrightSpec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)])

const describeFailed = ({ title, file, tests }: PlaywrightSpec): string[] =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => line(`${file} › ${title}`, results[0]?.error?.message))

/** Summed durations of each file's tests, which may have run in parallel. */
function timesOf(specs: readonly PlaywrightSpec[]): FileTime[] {
  const byFile = Map.groupBy(specs, ({ file }) => file)
  return [...byFile].map(([file, its]) => {
    const results = its.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    const testMs = results.reduce((all, { duration = 0 }) => all + duration, 0)
    return { file: `tests/e2e/${file}`, importMs: 0, setUpMs: 0, testMs }
  })
}

const line = (name: string, message?: string) =>
  message ? `${name}: ${message.split('\n')[0]}` : name

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
