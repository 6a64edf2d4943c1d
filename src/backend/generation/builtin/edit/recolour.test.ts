import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fromHex, fromRgb } from '../palette/color.ts'
import { recoloured } from './recolour.ts'

const SIZE = { width: 200, height: 160 }
/** With another red object on it that is not the product. */
const GROUND =
  '<rect width="200" height="160" fill="#cfc7ba"/><rect x="176" y="40" width="20" height="60" fill="#d2452f"/>'
/** A red box with a lit and a shaded half, and a white label on it. */
const BOX =
  '<rect x="40" y="30" width="60" height="100" fill="#d2452f"/><rect x="100" y="30" width="60" height="100" fill="#8e2a1b"/><rect x="80" y="60" width="40" height="30" fill="#fbfaf7"/>'

async function drawn(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" shape-rendering="crispEdges">${body}</svg>`
  return { data: await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(), ...SIZE }
}

const colourAt = ({ data }: { data: Buffer }, x: number, y: number) => {
  const at = (y * SIZE.width + x) * 4
  return fromRgb(data[at]!, data[at + 1]!, data[at + 2]!)
}
const hueApart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

test('the object takes the colour and keeps its light, its shade and its label', async () => {
  const picture = await drawn(GROUND + BOX)
  const blue = fromHex('#3a6fc4')
  const result = recoloured(picture, await drawn(BOX), blue)
  const [lit, shaded, label] = [
    colourAt(result, 60, 45),
    colourAt(result, 140, 45),
    colourAt(result, 100, 75),
  ]
  expect(hueApart(lit.h, blue.h)).toBeLessThan(12)
  expect(hueApart(shaded.h, blue.h)).toBeLessThan(12)
  expect(lit.l - shaded.l).toBeGreaterThan(0.1)
  expect(label.l).toBeGreaterThan(0.95)
  expect(label.c).toBeLessThan(0.02)
})

test('nothing outside its mask changes by a single step', async () => {
  const picture = await drawn(GROUND + BOX)
  const result = recoloured(picture, await drawn(BOX), fromHex('#2f9a97'))
  for (const [x, y] of [
    [10, 10],
    [190, 80],
    [100, 150],
    [38, 60],
    [186, 60],
  ] as const)
    expect(colourAt(result, x, y), `${x}, ${y}`).toEqual(colourAt(picture, x, y))
})

test('black and white are colours too: as light as they are, and without a hue', async () => {
  const [picture, box] = [await drawn(GROUND + BOX), await drawn(BOX)]
  const black = colourAt(recoloured(picture, box, fromHex('#17171a')), 60, 45)
  const white = colourAt(recoloured(picture, box, fromHex('#ffffff')), 60, 45)
  expect(black.l).toBeLessThan(0.4)
  expect(white.l).toBeGreaterThan(0.8)
  expect(Math.max(black.c, white.c)).toBeLessThan(0.03)
})

test('a grey thing takes the colour all over', async () => {
  const grey = '<rect x="40" y="30" width="120" height="100" fill="#b9b9ba"/>'
  const result = recoloured(await drawn(GROUND + grey), await drawn(grey), fromHex('#c8372d'))
  expect(colourAt(result, 100, 80).c).toBeGreaterThan(0.12)
})

test('a paler thing of the same hue in the same mask keeps its colour, the shade of the vivid one does not', async () => {
  const chairs =
    '<rect x="10" y="30" width="60" height="60" fill="#e8a80c"/><rect x="10" y="90" width="60" height="30" fill="#7d5a06"/><rect x="90" y="30" width="100" height="100" fill="#a19d86"/>'
  const picture = await drawn(GROUND + chairs)
  const result = recoloured(picture, await drawn(chairs), fromHex('#c8372d'))
  expect(colourAt(result, 140, 80)).toEqual(colourAt(picture, 140, 80))
  expect(hueApart(colourAt(result, 40, 60).h, fromHex('#c8372d').h)).toBeLessThan(12)
  expect(hueApart(colourAt(result, 40, 105).h, fromHex('#c8372d').h)).toBeLessThan(12)
})
