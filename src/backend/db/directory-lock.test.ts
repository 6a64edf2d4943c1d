import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireDirectoryLock } from './directory-lock.ts'

const DEAD_AFTER = { deadAfterMs: 200 }
const ELSEWHERE = '1 100 other-host/pid:[1] 00000000'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-lock-'))
  file = join(folder, 'process.lock')
})
afterEach(() => rm(folder, { recursive: true }))

test('a folder is held once, and free again when it is released', async () => {
  const release = await acquireDirectoryLock(folder)
  await expect(acquireDirectoryLock(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  await release()
  expect(await readdir(folder)).toEqual([])
  await (await acquireDirectoryLock(folder))()
})

test('of many that find a dead holder one gets the folder', async () => {
  await writeFile(file, '999999999 1')
  const takers = Array.from({ length: 8 }, () => acquireDirectoryLock(folder))
  const ends = await Promise.allSettled(takers)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['process.lock'])
})

test('a process number that another process has now counts for nothing', async () => {
  await writeFile(file, `${process.pid} 1`)
  await (await acquireDirectoryLock(folder))()
})

test('another container that is alive keeps the folder, though a process here has its number', async () => {
  await writeFile(file, ELSEWHERE)
  const heart = setInterval(() => void utimes(file, new Date(), new Date()), 20)
  const asked = acquireDirectoryLock(folder, { deadAfterMs: 2_000 })
  await expect(asked).rejects.toThrow('another container or machine (other-host')
  clearInterval(heart)
  expect(await readFile(file, 'utf8')).toBe(ELSEWHERE)
})

test('another container whose heart has stopped loses the folder', async () => {
  await writeFile(file, ELSEWHERE)
  await (await acquireDirectoryLock(folder, DEAD_AFTER))()
})
