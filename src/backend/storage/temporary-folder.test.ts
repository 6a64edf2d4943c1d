import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepTemporaryFolders, withTemporaryFolder } from './temporary-folder.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'adloom-temporary-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a folder is lent and removed, also when the work in it fails', async () => {
  let lent = ''
  const failed = withTemporaryFolder(dataDir, async (folder) => {
    lent = folder
    await writeFile(join(folder, 'file'), 'x')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(lent).toContain(dataDir)
  expect(existsSync(lent)).toBe(false)
})

test('only what a dead process left long ago is swept', async () => {
  const folders = ['work-old', 'work-new', 'other'].map((name) => join(dataDir, 'tmp', name))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  const now = new Date()
  const old = new Date(now.getTime() - 7_200_000)
  await utimes(folders[0] ?? '', old, old)
  await sweepTemporaryFolders(dataDir, new Date(now.getTime() - 3_600_000))
  expect((await readdir(join(dataDir, 'tmp'))).sort()).toEqual(['other', 'work-new'])
})
