import { expect, test } from 'vitest'
import { POOLS } from './queue/job.ts'
import { readWorkerChoice } from './worker-choice.ts'

test('a worker takes the jobs it is started for, or all', () => {
  expect(readWorkerChoice([])).toEqual({ pools: POOLS, concurrency: undefined })
  expect(readWorkerChoice(['--queues', 'removals, images', '--concurrency', '3'])).toEqual({
    pools: ['images', 'removals'],
    concurrency: 3,
  })
})

test.each([
  [['--queues', 'image'], /no queue named "image".*images,videos/],
  [['--concurrency', '0'], /from 1 to 64/],
  [['--concurrency', 'many'], /from 1 to 64/],
  [['--queue', 'images'], /--queue.*--queues/],
])('%j is refused with what there is', (args, sentence) => {
  expect(() => readWorkerChoice(args)).toThrow(sentence)
})
