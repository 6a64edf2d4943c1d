import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { waitFor } from './conditions.ts'
import { run, start } from './processes.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a program that does not exist ends as one that failed', async () => {
  const { exitCode, output } = await run('no-such-program', [], { output: 'collect' })
  expect(exitCode).toBe(127)
  expect(output).toContain('no-such-program')
})

test('stopping a program stops the ones it started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-processes-'))
  const file = join(folder, 'pid')
  const parent = start('sh', ['-c', 'sleep 60 & echo $!; wait'], { output: { file } })
  const readChild = async () => Number(await readFile(file, 'utf8').catch(() => ''))
  await waitFor(async () => (await readChild()) > 0, 'the program to start its child')
  const child = await readChild()

  await parent.stop()
  await waitFor(() => !isAlive(child), 'the child to be gone')
  await rm(folder, { recursive: true })
})
