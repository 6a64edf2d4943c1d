import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintedTable } from '../../../../../tests/support/engine-films.ts'
import { surface } from '../canvas.ts'
import { createRandom } from '../random.ts'
import { namesMovement, readCamera } from './camera.ts'
import { depthField } from './depth.ts'
import { estimateFlow } from './estimate-flow.ts'
import { inBetween } from './in-between.ts'
import { type Raster, warp } from './warp.ts'

async function raster(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const empty = ({ width, height }: Raster): Raster => ({
  width,
  height,
  data: new Uint8Array(width * height * 4),
})

function distance(one: Raster, other: Raster): number {
  let sum = 0
  for (let index = 0; index < one.data.length; index += 1)
    sum += Math.abs(one.data[index]! - other.data[index]!)
  return sum / one.data.length
}

/** What motion alone cannot explain between two frames: ghosting leaves much, moving objects little. */
function residual(from: Raster, to: Raster): number {
  const moved = empty(from)
  const field = estimateFlow(from, to)
  warp(moved, to, { scale: 1, x: 0, y: 0, field, strength: [1, 1] })
  return distance(from, moved)
}

/** Mean of the strongest vertical edges around the moving object: a cross-fade halves them. */
function sharpness({ data, width }: Raster): number {
  const edges: number[] = []
  for (let y = 155; y < 205; y += 1) {
    for (let x = 50; x < 190; x += 1) {
      const at = (y * width + x) * 4 + 1
      edges.push(Math.abs(data[at]! - data[at - 4]!))
    }
  }
  const strongest = edges.sort((a, b) => b - a).slice(0, Math.round(edges.length * 0.014))
  return strongest.reduce((sum, edge) => sum + edge, 0) / strongest.length
}

test('[R1.06] half-way between two frames edges stay sharp and motion explains what is seen', async () => {
  const [first, last] = [await raster(paintedTable(70)), await raster(paintedTable(100))]
  const [middle, fade] = [empty(first), empty(first)]
  inBetween(first, last)(middle, 0.5)
  for (let index = 0; index < fade.data.length; index += 1)
    fade.data[index] = (first.data[index]! + last.data[index]!) / 2
  expect(sharpness(middle)).toBeGreaterThan(sharpness(fade) * 1.2)
  expect(residual(first, middle)).toBeLessThan(residual(first, fade) * 0.75)
})

/** How far two points of a picture move relative to each other between two frames. */
function shift(from: Raster, to: Raster, places: [[number, number], [number, number]]): number {
  const { columns, rows, dx } = estimateFlow(from, to)
  const at = ([u, v]: [number, number]) =>
    dx[Math.round(v * (rows - 1)) * columns + Math.round(u * (columns - 1))]!
  return Math.abs(at(places[0]) - at(places[1]))
}

test('[R1.03] in image to video a thing moves against its ground, which a plain zoom never does', () => {
  const { ctx } = surface(240, 240)
  ctx.fillStyle = '#e8e4dc'
  ctx.fillRect(0, 0, 240, 240)
  for (let dot = 0; dot < 60; dot += 1) {
    ctx.fillStyle = '#dcd6cb'
    ctx.fillRect((dot * 37) % 240, (dot * 53) % 240, 9, 9)
  }
  for (let stripe = 0; stripe < 8; stripe += 1) {
    ctx.fillStyle = stripe % 2 ? '#1d3557' : '#e63946'
    ctx.fillRect(88 + stripe * 8, 80, 8, 90)
  }
  const { data } = ctx.getImageData(0, 0, 240, 240)
  const picture: Raster = { width: 240, height: 240, data }
  const frames = ([-1, 1] as const).map((side) => {
    const frame = empty(picture)
    const field = depthField(picture)
    warp(frame, picture, { scale: 0.9, x: 12, y: 12, field, strength: [side * 8, 0] })
    return frame
  })
  const zooms = [0.9, 0.86].map((scale) => {
    const frame = empty(picture)
    const offset = 120 * (1 - scale)
    const mapping = { scale, x: offset, y: offset, field: depthField(picture) }
    warp(frame, picture, { ...mapping, strength: [0, 0] })
    return frame
  })
  const places: [[number, number], [number, number]] = [
    [0.5, 0.5],
    [0.5, 0.12],
  ]
  const parallax = shift(frames[0]!, frames[1]!, places)
  const zoom = shift(zooms[0]!, zooms[1]!, places)
  expect(parallax).toBeGreaterThan(3)
  expect(parallax).toBeGreaterThan(zoom * 3)
})

test.each([
  ['zoom in', 'zoom', [1.06, 1.24]],
  ['Zoom raus, bitte herauszoomen', 'zoom', [1.24, 1.06]],
  ['镜头拉近', 'zoom', [1.06, 1.24]],
  ['pan left with snow', 'particles', 'snow'],
  ['紙吹雪が舞う、ズームイン', 'particles', 'confetti'],
  ['phóng to, mưa rơi', 'particles', 'rain'],
  ['카메라 고정', 'parallax', 0],
  ['Orbita alrededor del producto', 'parallax', 2.2],
  ['zoom lentement, pétales', 'particles', 'petals'],
  ['ซูมเข้า ฟองลอย', 'particles', 'bubbles'],
] as const)('“%s” sets the camera', (prompt, key, expected) => {
  expect(namesMovement(prompt)).toBe(true)
  expect(readCamera(prompt, createRandom(1))[key]).toEqual(expected)
})

test.each([
  'Seamless loop, gentle sway',
  'Sanfte Bewegung',
  'mouvement doux',
  'movimiento suave',
  'movimento leve',
  'ゆらゆら',
  '부드러운 움직임으로',
  '轻轻摇动',
  'เคลื่อนไหวเบา ๆ',
  'chuyển động nhẹ',
])('“%s” is for the camera and no words of an ad', (prompt) => {
  expect(namesMovement(prompt)).toBe(true)
})
