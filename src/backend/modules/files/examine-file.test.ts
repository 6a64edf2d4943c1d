import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picturesHere } from '../../../../tests/support/pictures-here.ts'
import { startFfmpeg } from '../../media/ffmpeg.ts'
import { examineFile } from './examine-file.ts'

let folder: string
/** Black where thumbnails of uploads are taken, white where a film says everything. */
const video = () => join(folder, 'film.mp4')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-poster-'))
  const raw = ['-pix_fmt', 'gray', '-s', '32x32', '-r', '10']
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '5', video()],
  })
  stdin.end(Buffer.concat([Buffer.alloc(32 * 32 * 40), Buffer.alloc(32 * 32 * 10, 255)]))
  await done
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('the small picture of a video is taken where its caller knows that it says all', async () => {
  const input = { localPath: video(), fileName: 'film.mp4' }
  const colors = [
    await examineFile(picturesHere, input),
    await examineFile(picturesHere, { ...input, posterPosition: 0.92 }),
  ].map(({ color }) => Number.parseInt(color.slice(1, 3), 16))
  expect(colors[0]).toBeLessThan(40)
  expect(colors[1]).toBeGreaterThan(215)
})
