import { expect, test } from 'vitest'
import { surface } from '../canvas.ts'
import { rect } from '../geometry.ts'
import { inkOn } from './words-ink.ts'

const AREA = rect(20, 10, 200, 60)

function ground(colour: string, stripes?: string) {
  const { ctx } = surface(240, 120)
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, 240, 120)
  if (stripes) ctx.fillStyle = stripes
  if (stripes) for (let x = 0; x < 240; x += 10) ctx.fillRect(x, 0, 5, 120)
  return ctx
}

test.each([
  ['a white wall', '#eceae8', null, '#101014'],
  ['a night sky', '#0b1026', null, '#ffffff'],
  ['a white wall, in an asked red', '#f4f2f0', '#a01010', '#a01010'],
  ['a white wall, in an asked white', '#f4f2f0', '#ffffff', null],
])('on %s words read as they are', (_, colour, asked, ink) => {
  expect(inkOn(ground(colour), AREA, asked)).toBe(ink)
})

test('among leaves they need shade, whatever their colour', () => {
  expect(inkOn(ground('#0b1026', '#f4f2f0'), AREA, null)).toBeNull()
})
