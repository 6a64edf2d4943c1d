import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkOut } from './usable-out.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-out-'))
  file = join(folder, 'video.mp4')
  await writeFile(file, 'video')
})
afterEach(() => rm(folder, { recursive: true }))

test('a new file, or one to be replaced, may be written', async () => {
  await checkOut(file, join(folder, 'new.mp4'))
  await writeFile(join(folder, 'old.mov'), 'old')
  await checkOut(file, join(folder, 'old.mov'))
})

test.each([
  ['in a folder that is not there', 'nowhere/out.mp4'],
  ['that is the video itself', 'video.mp4'],
  ['that leads to the video itself', 'link.mp4'],
  ['that is a folder', 'folder.mp4'],
  ['in a container we do not write', 'out.webm'],
])('a result %s is refused', async (_what, name) => {
  await symlink(file, join(folder, 'link.mp4'))
  await mkdir(join(folder, 'folder.mp4'))
  await expect(checkOut(file, join(folder, name))).rejects.toMatchObject({ reason: 'out_unusable' })
})
