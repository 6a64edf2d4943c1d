import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { broken, NOTHING, orBroken, type Totals } from './totals.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message?: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/** Totals of a run of Vitest; a file that could not even be loaded counts as one failure. */
export async function readVitestReport(file: string, exitCode: number): Promise<Totals> {
  const report = await readReport<VitestReport>(file)
  if (!report) return broken('Vitest left no report')
  const files = report.testResults
  const unloadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(process.cwd(), name) })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  // What an earlier try said stays with a test that passed in the end.
  const retried = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0,
  )
  const describe = (test: (typeof tests)[number]) =>
    line(`${test.file} › ${test.fullName}`, test.failureMessages[0])
  return orBroken(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failed.map(describe),
      ...unloadable.map(({ name, message }) => line(relative(process.cwd(), name), message)),
    ],
    retried: retried.map(describe),
  })
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** Totals of a run of Playwright; what went wrong outside any journey counts as a failure too. */
export async function readPlaywrightReport(file: string, exitCode: number): Promise<Totals> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return broken('Playwright left no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  return orBroken(exitCode, {
    ...NOTHING,
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    failures: [
      ...namesOf(report.suites, 'unexpected'),
      ...report.errors.map(({ message }) => line('outside any journey', message)),
    ],
    retried: namesOf(report.suites, 'flaky'),
  })
}

function namesOf(suites: PlaywrightSuite[] = [], status: string): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => line(`${file} › ${title}`, results[0]?.error?.message)),
    ),
    ...namesOf(suite.suites, status),
  ])
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
