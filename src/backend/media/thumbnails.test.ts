import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture, makeVideo } from '../../../tests/support/media-files.ts'
import { probeMedia } from './probe.ts'
import { makeThumbnails } from './thumbnails.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-thumbnails-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function thumbnailsOf(name: string, bytes: Buffer) {
  const file = join(folder, name)
  await writeFile(file, bytes)
  return makeThumbnails({ file, probe: await probeMedia(file) }, folder, { name: `small-${name}` })
}

test('a picture gets both edges in both formats, in its own shape', async () => {
  const made = await thumbnailsOf('a.png', await makePicture({ width: 1200, height: 600 }))
  const facts = made.map(({ format, longEdge, width, height }) => [format, longEdge, width, height])
  expect(facts).toEqual([
    ['webp', 480, 480, 240],
    ['avif', 480, 480, 240],
    ['webp', 960, 960, 480],
    ['avif', 960, 960, 480],
  ])
  const { format } = await sharp(made[0]?.file).metadata()
  expect(format).toBe('webp')
})

test('a small picture is not enlarged', async () => {
  const [first] = await thumbnailsOf('b.png', await makePicture({ width: 64, height: 48 }))
  expect(first).toMatchObject({ width: 64, height: 48 })
})

test('a video gets a poster frame', async () => {
  const made = await thumbnailsOf('c.mp4', await makeVideo({ seconds: 1 }))
  expect(made).toHaveLength(4)
  expect(made[0]).toMatchObject({ width: 64, height: 48 })
})
