import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import { choosePalette } from '../palette/choose-palette.ts'
import { contrast, fromHex } from '../palette/color.ts'
import type { Picture } from '../picture/picture.ts'
import { understand } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'
import { groundBeyond, isOnCalmGround } from './photo-ground.ts'

const palette = choosePalette(
  understand('Lamp, 20 €', 'en'),
  { objectHue: 40 },
  createRandom(1, ''),
)
const frame = { shown: rect(0, 0, 80, 80), lean: { x: 0.5, y: 0.5 }, side: 'top' } as const

/** A photograph whose upper part has these colors side by side. */
function photo(...colours: string[]): Picture {
  const { canvas, ctx } = surface(80, 80)
  ctx.fillStyle = '#804020'
  ctx.fillRect(0, 0, 80, 80)
  for (const [at, colour] of colours.entries()) {
    ctx.fillStyle = colour
    ctx.fillRect((80 / colours.length) * at, 0, 80 / colours.length, 30)
  }
  return { canvas, width: 80, height: 80, isCutOut: false, hue: null, samples: [] }
}

test('a calm wall goes on behind the words, light or dark as it is', () => {
  for (const wall of ['#e6d9cf', '#c8c2ba', '#3a4a52', '#101418']) {
    const { inks, isCalm } = groundBeyond(photo(wall), frame, palette)
    expect(isCalm).toBe(true)
    expect(Math.abs(fromHex(inks.ground).l - fromHex(wall).l)).toBeLessThan(0.06)
    expect(contrast(inks.ink, inks.ground)).toBeGreaterThan(5)
    expect(contrast(inks.accent, inks.ground)).toBeGreaterThan(2)
  }
})

test('a wall neither light nor dark turns to what words can be read on', () => {
  for (const wall of ['#8a8a8a', '#a0522d', '#3d7a4a']) {
    const { inks } = groundBeyond(photo(wall), frame, palette)
    expect(contrast(inks.ink, inks.ground)).toBeGreaterThan(5)
    expect(contrast(inks.muted, inks.ground)).toBeGreaterThan(4.5)
  }
})

test('a restless edge does not go on: it is darkened', () => {
  const { inks, isCalm } = groundBeyond(photo('#f4f0e8', '#203018', '#d8c090'), frame, palette)
  expect(isCalm).toBe(false)
  expect(fromHex(inks.ground).l).toBeLessThan(0.25)
})

test('the thing itself makes a calm ground neither restless nor another colour', () => {
  const onWall = photo('#e6d9cf', '#101010', '#e6d9cf', '#e6d9cf')
  expect(groundBeyond(onWall, frame, palette).isCalm).toBe(false)
  const shown = { ...onWall, subject: rect(18, 0, 24, 80) }
  const { inks, isCalm } = groundBeyond(shown, frame, palette)
  expect(isCalm).toBe(true)
  expect(fromHex(inks.ground).l).toBeGreaterThan(0.8)
})

test('a wall around the thing is calm, a room is not, nor what nobody has found a thing in', () => {
  const { canvas, ctx } = surface(80, 80)
  ctx.fillStyle = '#e6d9cf'
  ctx.fillRect(0, 0, 80, 80)
  ctx.fillStyle = '#101010'
  ctx.fillRect(30, 30, 20, 20)
  const wall: Picture = { ...photo(), canvas }
  const subject = rect(28, 28, 24, 24)
  expect(isOnCalmGround({ ...wall, subject })).toBe(true)
  expect(isOnCalmGround(wall)).toBe(false)
  expect(isOnCalmGround({ ...photo('#f4f0e8', '#203018', '#d8c090'), subject })).toBe(false)
})
