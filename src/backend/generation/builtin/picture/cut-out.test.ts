import sharp from 'sharp'
import { expect, test } from 'vitest'
import { productScenes } from '../../../../../tests/support/product-scenes.ts'
import { CONFIDENCE_MIN, cutOut, tryCutOut } from './cut-out.ts'

const scenes = await productScenes()
const results = scenes.map((scene) => {
  const result = tryCutOut(scene.pixels)
  let [shared, either, off] = [0, 0, 0]
  for (const [pixel, truth] of scene.alpha.entries()) {
    const alpha = result?.object.data[pixel * 4 + 3] ?? 0
    shared += Math.min(alpha, truth)
    either += Math.max(alpha, truth)
    off += Math.abs(alpha - truth) / 255
  }
  return {
    ...scene,
    confidence: result?.confidence ?? 0,
    overlap: either > 0 ? shared / either : 0,
    alphaError: off / scene.alpha.length,
  }
})
const trusted = results.filter(({ confidence }) => confidence >= CONFIDENCE_MIN)
const isGlass = ({ name }: { name: string }) => name.startsWith('glass')

test('what is trusted is cut out well: mean overlap above 0.97, none below 0.8, glass apart', () => {
  const opaque = trusted.filter((scene) => !isGlass(scene))
  for (const { name, overlap } of opaque) expect(overlap, name).toBeGreaterThan(0.8)
  const mean = opaque.reduce((sum, { overlap }) => sum + overlap, 0) / opaque.length
  expect(mean).toBeGreaterThan(0.97)
})

test('most simple scenes are trusted: tables, gradients, shadows, grain, two products, fur', () => {
  expect(trusted.length).toBeGreaterThanOrEqual(21)
})

test('hair-fine edges keep a mean alpha error below two percent', () => {
  for (const { name, alphaError } of results.filter((scene) => scene.name.startsWith('fur')))
    expect(alphaError, name).toBeLessThan(0.02)
})

test.each(results.filter(({ isFair }) => !isFair))('it says that it cannot: $name', (scene) => {
  expect(scene.confidence).toBeLessThan(CONFIDENCE_MIN)
})

test('every bad cut-out is mistrusted', () => {
  const bad = results.filter((scene) => scene.overlap < 0.7)
  expect(bad.length).toBeGreaterThan(3)
  for (const { name, confidence } of bad) expect(confidence, name).toBeLessThan(CONFIDENCE_MIN)
})

test('no halo of the old ground stays on the edge', () => {
  const scene = scenes.find(({ name }) => name === 'shoe on a vivid ground')
  const freed = scene && cutOut(scene.pixels)?.object.data
  let orange = 0
  for (let at = 0; freed && at < freed.length; at += 4) {
    const [red = 0, , blue = 0, alpha = 0] = freed.subarray(at, at + 4)
    if (alpha > 60 && red - blue > 90) orange += 1
  }
  expect(freed).toBeTruthy()
  expect(orange).toBeLessThan(30)
})

test('a picture that is all ground has no object', () => {
  expect(cutOut({ data: Buffer.alloc(40 * 40 * 4, 240), width: 40, height: 40 })).toBeNull()
})

test('an alpha channel of its own is believed, and the object cropped to what is seen', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160"><circle cx="100" cy="80" r="50" fill="#345"/></svg>'
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const freed = cutOut({ data, width: info.width, height: info.height })
  expect(freed?.confidence).toBe(1)
  expect(freed?.object.width).toBeLessThanOrEqual(102)
})
