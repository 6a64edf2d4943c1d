import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeTotals, readPlaywrightReport, readVitestReport, sum } from './totals.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-totals-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(report: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }

test('the totals of the parts are added up and said in one line', () => {
  const totals = sum([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ])
  expect(describeTotals(totals)).toBe('5 passed, 1 failed')
  expect(describeTotals({ ...totals, skipped: 4 })).toBe('5 passed, 1 failed, 4 skipped')
})

test('a test file that cannot be loaded is a failure', async () => {
  const file = await put({
    ...vitest,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  })
  expect(await readVitestReport(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('a run that ends badly without a failed test is a failure', async () => {
  const file = await put({ ...vitest, testResults: [] })
  expect(await readVitestReport(file, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  expect(await readVitestReport(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('a run that left no report is a failure', async () => {
  const failure = { passed: 0, failed: 1, skipped: 0 }
  expect(await readVitestReport(join(folder, 'none.json'), 0)).toEqual(failure)
  expect(await readPlaywrightReport(join(folder, 'none.json'), 0)).toEqual(failure)
})

test('a journey that passed only on a second try is a failure', async () => {
  const file = await put({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{}],
  })
  expect(await readPlaywrightReport(file, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 })
})
