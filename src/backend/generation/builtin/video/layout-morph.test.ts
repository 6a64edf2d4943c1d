import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { cameraBefore } from './camera.ts'
import { layoutMorph } from './layout-morph.ts'
import type { Raster } from './warp.ts'
import { liftWords } from './word-layer.ts'

const SIZE = { width: 240, height: 240 }

/** An ad with a plain background and one line of text. */
function ad(ground: string, ink: string, y: number, words = 'BOLD LETTERS'): Raster {
  const { ctx } = surface(SIZE.width, SIZE.height)
  ctx.fillStyle = ground
  ctx.fillRect(0, 0, SIZE.width, SIZE.height)
  ctx.fillStyle = ink
  ctx.font = '700 28px Inter, sans-serif'
  ctx.fillText(words, 16, y)
  return { ...SIZE, data: ctx.getImageData(0, 0, SIZE.width, SIZE.height).data }
}

/** Counts pixels that differ from their neighbor around a baseline, which reveals text. */
function edgesAt({ data, width }: Raster, baseline: number): number {
  let edges = 0
  for (let y = baseline - 30; y < baseline + 10; y += 1)
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (Math.abs(data[at + 1]! - data[at - 3]!) > 12) edges += 1
    }
  return edges
}

test('[R1.06] between two finished ads the words of both are never seen at once', () => {
  const draw = layoutMorph(ad('#f4e8d0', '#181818', 80), ad('#203a6b', '#ffffff', 190))
  const frame: Raster = { ...SIZE, data: new Uint8ClampedArray(SIZE.width * SIZE.height * 4) }
  const seen = (t: number) => {
    draw(frame, t)
    return [edgesAt(frame, 80), edgesAt(frame, 190)] as const
  }
  expect(seen(0)[0]).toBeGreaterThan(200)
  expect(seen(1)[1]).toBeGreaterThan(200)
  for (let step = 0; step <= 20; step += 1) {
    const [first, last] = seen(step / 20)
    expect(Math.min(first, last), `at ${step * 5} %`).toBeLessThan(20)
  }
  expect(Math.max(...seen(0.5))).toBeLessThan(20)
})

test('words that both ads have at one place stay all the way', () => {
  const draw = layoutMorph(ad('#f4e8d0', '#181818', 80), ad('#f4e8d0', '#181818', 80))
  const frame: Raster = { ...SIZE, data: new Uint8ClampedArray(SIZE.width * SIZE.height * 4) }
  draw(frame, 0.5)
  expect(edgesAt(frame, 80)).toBeGreaterThan(200)
})

test('[R1.03] an ad that is animated keeps its words inside the frame', () => {
  const picture = ad('#f4e8d0', '#181818', 80, 'AS WIDE')
  const words = liftWords(picture).box!
  expect(words.width).toBeGreaterThan(80)
  const { zoom, x, parallax } = cameraBefore(words, SIZE, {
    parallax: 1,
    zoom: [1.06, 1.24],
    x: [-0.04, 0.04],
    y: [0, 0],
    particles: 'dust',
  })
  const right = 120 + (words.x + words.width - 120) * zoom[1]
  expect(zoom[0]).toBe(1)
  expect(zoom[1]).toBeGreaterThan(1)
  expect(Math.max(right, 240 - (120 + (words.x - 120) * zoom[1]))).toBeLessThan(240)
  expect([...x, parallax]).toEqual([0, 0, 0])
})
