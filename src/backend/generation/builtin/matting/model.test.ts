import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { recognise, tryCutOut } from '../picture/cut-out.ts'
import { readPixels } from '../picture/picture.ts'
import { createMatting } from './matting.ts'
import { isModelInstalled } from './weights.ts'

const folder = await mkdtemp(join(tmpdir(), 'adloom-model-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const MUG =
  '<path fill-rule="evenodd" d="M276 160h28q52 0 52 52t-52 52h-28v-20h26q31 0 31-32t-31-32h-26z" fill="#a33d26"/><path d="M152 132h132v148q0 36-36 36h-60q-36 0-36-36z" fill="#d05a3f"/>'
const ROOM =
  '<rect width="480" height="400" fill="#e3dace"/><rect x="20" y="30" width="110" height="150" fill="#7d5a3c"/><rect x="330" y="20" width="120" height="110" fill="#cfe6f2"/><rect y="264" width="480" height="136" fill="#a77b52"/>'

// The only test that computes with the real weights: 16 seconds of processor time.
test.skipIf(!isModelInstalled())(
  'the real model frees a mug from a room, its handle open',
  async () => {
    const file = join(folder, 'mug.png')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="400">${ROOM}${MUG}</svg>`
    await sharp(Buffer.from(svg)).png().toFile(file)
    const matting = createMatting({ folder: join(folder, 'mattes'), keptHours: 1 })
    const pixels = await readPixels(file)
    await recognise(pixels, file, matting.matteOf)
    matting.close()
    const found = tryCutOut(pixels)
    const alphaAt = (x: number, y: number) => found?.object.data[(y * 480 + x) * 4 + 3]
    expect(found?.isSeen).toBe(true)
    expect(alphaAt(220, 230)).toBe(255)
    expect(alphaAt(346, 212)).toBeGreaterThan(200)
    for (const [x, y] of [
      [305, 212],
      [60, 100],
      [400, 350],
      [390, 70],
    ] as const)
      expect(alphaAt(x, y), `${x}, ${y}`).toBeLessThan(30)
  },
  180_000,
)
