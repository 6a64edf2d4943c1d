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

const none = () => join(folder, 'none.json')

const vitest = { numPassedTests: 3, numFailedTests: 0 }
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
  expect(await readVitestReport(file, 1, none())).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['a.test.ts: no such module'],
  })
})

test('failed tests are named with the first line of what they said', async () => {
  const assertionResults = [
    { fullName: 'holds', status: 'passed', failureMessages: [] },
    { fullName: 'breaks', status: 'failed', failureMessages: ['1 is not 2\nat …', '1 is not 2'] },
  ]
  const file = await put({
    ...vitest,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ name: at('src/a.test.ts'), status: 'failed', assertionResults }],
  })
  expect(await readVitestReport(file, 1, none())).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['src/a.test.ts › breaks: 1 is not 2'],
  })
})

test('a run that ends badly without a failed test is a failure', async () => {
  const file = await put({ ...vitest, testResults: [] })
  expect(await readVitestReport(file, 0, none())).toMatchObject({
    passed: 3,
    failed: 0,
    skipped: 0,
  })
  expect(await readVitestReport(file, 1, none())).toMatchObject({
    passed: 3,
    failed: 1,
    skipped: 0,
  })
})

test('of a run of tagged tests, others are not counted as skipped', async () => {
  const skipped = { status: 'skipped', failureMessages: [] }
  const assertionResults = [
    { ...skipped, fullName: 'for another system', tags: ['postgres'] },
    { ...skipped, fullName: 'for every database alike', tags: [] },
  ]
  const testResults = [{ name: at('src/a.test.ts'), status: 'passed', assertionResults }]
  const file = await put({ ...vitest, testResults })
  expect(await readVitestReport(file, 0, none())).toMatchObject({ skipped: 2 })
  expect(await readVitestReport(file, 0, none(), 'postgres')).toMatchObject({ skipped: 1 })
})

test('a run that left no report is a failure', async () => {
  const failure = { passed: 0, failed: 1, skipped: 0 }
  expect(await readVitestReport(none(), 0, none())).toMatchObject(failure)
  expect(await readPlaywrightReport(none(), 0)).toMatchObject(failure)
})

test('journeys that failed are named wherever they are nested, and one that needed a second try has failed', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [
      { status, results: [{ duration: 700, error: { message: `${title} broke\nat …` } }, {}] },
    ],
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
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      'a.spec.ts › two: two broke',
      'a.spec.ts › three: three broke',
      'outside any journey: no browser',
    ],
    times: [{ file: 'tests/e2e/a.spec.ts', importMs: 0, setUpMs: 0, testMs: 2_100 }],
  })
})

test('what the files took comes from a report of its own', async () => {
  const times = [{ file: 'a.test.ts', importMs: 1, setUpMs: 2, testMs: 3 }]
  const timesFile = join(folder, 'times.json')
  await writeFile(timesFile, JSON.stringify(times))
  const file = await put({ ...vitest, testResults: [] })
  expect(await readVitestReport(file, 0, timesFile)).toMatchObject({ times })
})
