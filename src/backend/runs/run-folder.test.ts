import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyOnce, runFolders } from './run-folder.ts'

const ID = '01980000-0000-7000-8000-000000000001'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adloom-runs-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a folder is its owner’s alone, and what lies in it stays when it is made again', async () => {
  const folders = runFolders({ dataDir }, 'work')
  const inputs = await folders.make(ID, 'inputs')
  await writeFile(join(inputs, 'logo'), 'logo')
  expect(await folders.make(ID, 'inputs')).toBe(inputs)
  expect(await readdir(inputs)).toEqual(['logo'])
  expect((await stat(folders.pathOf(ID))).mode & 0o777).toBe(0o700)
})

test('only what bears a run’s id is listed', async () => {
  const folders = runFolders({ dataDir }, 'work')
  expect(await folders.list()).toEqual([])
  await folders.make(ID)
  await mkdir(join(dataDir, 'work', 'lost+found'))
  expect(await folders.list()).toEqual([ID])
})

test('a removed folder is gone with all that is in it, and may be removed again', async () => {
  const folders = runFolders({ dataDir }, 'work')
  await writeFile(join(await folders.make(ID, 'inputs'), 'logo'), 'logo')
  await folders.remove(ID)
  await folders.remove(ID)
  expect(await folders.list()).toEqual([])
})

test('a copy that broke off is not taken for whole, and a whole one is not made again', async () => {
  const path = join(dataDir, 'source')
  const breakOff = async (to: string) => {
    await writeFile(to, 'ha')
    throw new Error('power cut')
  }
  await expect(copyOnce(path, breakOff)).rejects.toThrow('power cut')
  await expect(stat(path)).rejects.toThrow('ENOENT')
  await copyOnce(path, (to) => writeFile(to, 'whole'))
  await copyOnce(path, (to) => writeFile(to, 'other'))
  expect(await readFile(path, 'utf8')).toBe('whole')
  expect(await readdir(dataDir)).toEqual(['source'])
})
