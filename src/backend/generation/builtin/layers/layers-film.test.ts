import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { lumaOf } from '../../../../../tests/support/video-facts.ts'
import type { LayerDocument, LayerMotion, ShapeLayer } from '../../../../contract/layers.ts'
import { probeMedia } from '../../../media/probe.ts'
import { surface } from '../canvas.ts'
import { makeOutputs } from '../make-outputs.ts'
import { animateLayers } from './animate-layers.ts'
import { composeLayers } from './compose-layers.ts'

const SIZE = 96
const FPS = 10
const SECONDS = 3
const NO_FILES = new Map()

const shape = (id: string, changes: Partial<ShapeLayer>): ShapeLayer => ({
  ...{ id, kind: 'shape', role: 'shape', x: 0, y: 0, width: 20, height: 20, turn: 0, opacity: 1 },
  ...{ is_hidden: false, group: null, shape: 'rectangle', fill: '#000000', radius: 0, ring: null },
  ...{ has_shadow: false, ...changes },
})

const ground = shape('ground', { role: 'ground', width: SIZE, height: SIZE, fill: '#f0f0f0' })
const product = shape('product', { role: 'product', x: 8, y: 8, width: 32, height: 32 })
/** Two halves of one badge. */
const left = shape('left', { role: 'badge', group: 'badge', x: 48, y: 56, fill: '#202020' })
const right = shape('right', { ...left, id: 'right', x: 68 })
const mark = shape('mark', { role: 'mark', x: 4, y: 84, height: 8, fill: '#404040' })

const animated = (enter: LayerMotion) => ({
  ...{ width: SIZE, height: SIZE, language: 'en' as const },
  layers: [ground, product, left, right, mark],
  animation: {
    ...({ seconds: SECONDS, has_music: false } as const),
    moves: [
      { id: 'product', enter, leave: null, at: 0.5 },
      { id: 'left', enter, leave: null, at: 1.2 },
    ],
  },
})

/** The brightness of each pixel at a moment. */
function momentOf(document: ReturnType<typeof animated>, seconds: number): number[] {
  const picture = composeLayers(document, NO_FILES)
  const { canvas, ctx } = surface(SIZE, SIZE)
  animateLayers(document, { files: NO_FILES, picture }).draw(() => ctx, seconds)
  return brightness(canvas.data())
}
const brightness = (data: Uint8Array) =>
  Array.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0)

/** The dark columns of a row. */
const darkOf = (moment: number[], y: number): number[] =>
  moment.slice(y * SIZE, (y + 1) * SIZE).flatMap((value, x) => (value < 200 ? [x] : []))

test('[R1.08] nothing is seen before it enters; what never moves is there from the first frame', () => {
  const first = momentOf(animated('rise'), 0)
  expect(darkOf(first, 24)).toEqual([])
  expect(darkOf(first, 66)).toEqual([])
  expect(darkOf(first, 88)).toHaveLength(mark.width)
  const later = momentOf(animated('rise'), 1.15)
  expect(darkOf(later, 24)).toHaveLength(product.width)
  expect(darkOf(later, 66)).toEqual([])
})

test('[R1.08] a group grows as one, about its own middle', () => {
  const row = darkOf(momentOf(animated('shrink'), 1.3), 66)
  const [from, to] = [row[0] ?? 0, (row.at(-1) ?? 0) + 1]
  // Larger than its 40 pixels at rest, without a gap, around the same center.
  expect(to - from).toBeGreaterThan(42)
  expect(row).toHaveLength(to - from)
  expect(Math.abs((from + to) / 2 - 68)).toBeLessThanOrEqual(1)
})

test('[R1.08] a film of layers is as long as asked, ends as the picture, and is the same bytes again', async () => {
  const document = animated('pop')
  const before: LayerDocument = { ...document, width: 100 }
  const [one, other] = [await film(before, document), await film(before, document)]
  expect((await readFile(one)).equals(await readFile(other))).toBe(true)
  expect(await probeMedia(one)).toMatchObject({ width: SIZE, height: SIZE, fps: FPS })
  const frames = await lumaOf(one)
  const count = frames.length / SIZE ** 2
  expect(count).toBe(SECONDS * FPS)
  const still = composeLayers(document, NO_FILES).data()
  const apart = (frame: number) => {
    const luma = frames.subarray(frame * SIZE ** 2, (frame + 1) * SIZE ** 2)
    // Stored between 16 and 235.
    const off = brightness(still).map((value, at) =>
      Math.abs(16 + (value * 219) / 255 - (luma[at] ?? 0)),
    )
    return off.reduce((sum, value) => sum + value, 0) / off.length
  }
  expect(apart(count - 1)).toBeLessThan(2)
  expect(apart(0)).toBeGreaterThan(20)
})

async function film(before: LayerDocument, after: LayerDocument): Promise<string> {
  const workDir = await temporaryFolder('layers-film')
  const path = join(workDir, 'opened.png')
  await writeFile(path, await surface(8, 8).canvas.encode('png'))
  const original = { path, kind: 'image', mimeType: 'image/png' } as const
  const [made] = await makeOutputs(
    await asked({
      ...{ workflowType: 'animated_layers', workDir, width: SIZE, height: SIZE },
      ...{ durationSeconds: SECONDS, fps: FPS },
      layers: { before, after, original, files: {}, madeBy: null },
    }),
    { report: () => {}, signal: new AbortController().signal },
  )
  return made?.path ?? ''
}
