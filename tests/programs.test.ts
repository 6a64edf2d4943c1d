import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shrinkPicture } from '../src/backend/media/pictures/shrink-picture.ts'
import { PROGRAMS, programFile } from '../src/backend/programs.ts'
import { createAskedProcess } from '../src/backend/system/asked-process.ts'
import { bundlePrograms } from '../src/build/bundle-programs.ts'
import { keysOf } from '../src/contract/keys-of.ts'
import { makePicture } from './support/media-files.ts'

const root = process.cwd()
/** Below node_modules, since what is not bundled is found from there. */
const folder = join(root, `node_modules/.cache/programs-of-${process.pid}`)

beforeAll(() => bundlePrograms(root, PROGRAMS, folder))
afterAll(() => rm(folder, { recursive: true }))

test('every program is started from its bundle where there is one, and from its source elsewhere', () => {
  for (const program of keysOf(PROGRAMS)) {
    expect(programFile(root, program, folder)).toBe(join(folder, `${program}.mjs`))
    const source = join(root, 'src/backend', PROGRAMS[program])
    expect(programFile(root, program, join(folder, 'elsewhere'))).toBe(source)
  }
})

test('a bundled program replies as its source does', async () => {
  const entry = programFile(root, 'pictures', folder)
  const pictures = createAskedProcess({ entry, idleMs: 0, timeLimitMs: 60_000, waitingMax: 1 })
  const picture = await makePicture()
  const shrunk = await shrinkPicture(picture)
  expect(await pictures.ask({ kind: 'shrink', picture })).toEqual({ shrunk })
  pictures.close()
})
