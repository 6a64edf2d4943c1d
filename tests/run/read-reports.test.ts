import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-reports-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(report: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }
const at = (name: string) => join(process.cwd(), name)

test('a test file that cannot be loaded is a failure', async () => {
  const file = await put({
    ...vitest,
    testResults: [
      {
        name: at('a.test.ts'),
        status: 'failed',
        message: 'no such module\nat …',
        assertionResults: [],
      },
    ],
  })
  expect(await readVitestReport(file, 1)).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: ['a.test.ts: no such module'],
  })
})

test('failed tests, and those that passed only at a second try, are named', async () => {
  const assertionResults = [
    { fullName: 'holds', status: 'passed', failureMessages: [] },
    { fullName: 'wavers', status: 'passed', failureMessages: ['too late\nat …'] },
    { fullName: 'breaks', status: 'failed', failureMessages: ['1 is not 2\nat …', '1 is not 2'] },
  ]
  const file = await put({
    ...vitest,
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name: at('src/a.test.ts'), status: 'failed', assertionResults }],
  })
  expect(await readVitestReport(file, 1)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['src/a.test.ts › breaks: 1 is not 2'],
    retried: ['src/a.test.ts › wavers: too late'],
  })
})

test('a run that ends badly without a failed test is a failure', async () => {
  const file = await put({ ...vitest, testResults: [] })
  expect(await readVitestReport(file, 0)).toMatchObject({ passed: 3, failed: 0, skipped: 1 })
  expect(await readVitestReport(file, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 1 })
})

test('a run that left no report is a failure', async () => {
  const failure = { passed: 0, failed: 1, skipped: 0 }
  expect(await readVitestReport(join(folder, 'none.json'), 0)).toMatchObject(failure)
  expect(await readPlaywrightReport(join(folder, 'none.json'), 0)).toMatchObject(failure)
})

test('journeys that failed or passed only at a second try are named, wherever they are nested', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ error: { message: `${title} broke\nat …` } }, {}] }],
  })
  const file = await put({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no browser' }],
    suites: [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] },
      { specs: [spec('three', 'flaky')] },
    ],
  })
  expect(await readPlaywrightReport(file, 1)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: ['a.spec.ts › two: two broke', 'outside any journey: no browser'],
    retried: ['a.spec.ts › three: three broke'],
  })
})
