import { expect, test } from 'vitest'
import { describeCostliest, describePhases, describeSlowest, type FileTime } from './file-times.ts'

const took = (file: string, testMs: number): FileTime => ({
  file,
  importMs: 100,
  setUpMs: 50,
  testMs,
})

test('the phases of all files are added up', () => {
  expect(describePhases([took('a', 1_000), took('b', 500)])).toBe(
    'import 0.2 s, set-up 0.1 s, tests 1.5 s',
  )
})

test('the ten slowest files are listed with all they took, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, at) => took(`${at}.test.ts`, at * 1_000))
  const lines = describeSlowest(times)
  expect(lines).toHaveLength(11)
  expect(lines.slice(0, 3)).toEqual([
    'Slowest files:',
    '  11.2 s 11.test.ts',
    '  10.2 s 10.test.ts',
  ])
})

test('the files that worked most are listed by that, and those that do not know are left out', () => {
  const worked = (file: string, processorMs: number) => ({ ...took(file, 1_000), processorMs })
  const times = [worked('waits', 200), took('journey', 90_000), worked('draws', 30_400)]
  expect(describeCostliest(times)).toEqual([
    'Most processor time:',
    '  30.4 s draws',
    '  0.2 s waits',
  ])
})

test('a run without files lists nothing', () => {
  expect(describeSlowest([])).toEqual([])
  expect(describeCostliest([])).toEqual([])
})
