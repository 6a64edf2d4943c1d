import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { processorSecondsOfChildren, readChildrenSeconds } from './processor-time.ts'

test('the time of children is read behind a name of any kind', () => {
  const stat = '42 (node (a) b) S 1 42 42 0 -1 4194304 10 20 0 0 111 22 300 45 20 0 11 0 5 6 7'
  expect(readChildrenSeconds(stat)).toBe(3.45)
})

test.runIf(existsSync('/proc/self/stat'))(
  'what a child and its own child worked counts when both have ended',
  () => {
    const work =
      'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);'
    const before = processorSecondsOfChildren() ?? 0
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`
    spawnSync(process.execPath, ['-e', parent])
    const worked = (processorSecondsOfChildren() ?? 0) - before
    expect(worked).toBeGreaterThanOrEqual(0.2)
  },
)
