import { expect, test } from 'vitest'
import { describePhases, describeSlowest, type FileTime } from './file-times.ts'

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

test('a run without files lists nothing', () => {
  expect(describeSlowest([])).toEqual([])
})
