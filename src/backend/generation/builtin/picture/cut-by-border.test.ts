import { expect, test } from 'vitest'
import { isCutByBorder } from './cut-by-border.ts'

const [width, height] = [100, 80]

/** A cut-out block. */
function block(left: number, top: number, right: number, bottom: number) {
  const data = Buffer.alloc(width * height * 4)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) data[(y * width + x) * 4 + 3] = 255
  return { data, width, height }
}

test('a cable that comes in from the side or from above is cut, and so is half a person', () => {
  expect(isCutByBorder(block(0, 30, 60, 40))).toBe(true)
  expect(isCutByBorder(block(40, 30, 100, 40))).toBe(true)
  expect(isCutByBorder(block(40, 0, 60, 60))).toBe(true)
  expect(isCutByBorder(block(20, 10, 80, 80))).toBe(true)
})

test('a strap that is cut from above is, and a plant whose stems leave below', () => {
  const camera = block(20, 30, 95, 70)
  for (let y = 0; y < 30; y += 1)
    for (let x = 70; x < 73; x += 1) camera.data[(y * width + x) * 4 + 3] = 255
  expect(isCutByBorder(camera)).toBe(true)
  const plant = block(20, 10, 80, 60)
  for (let y = 60; y < 80; y += 1)
    for (let x = 20; x < 80; x += 1) if (x % 2 === 0) plant.data[(y * width + x) * 4 + 3] = 255
  expect(isCutByBorder(plant)).toBe(true)
})

test('what is whole is not cut, even where it touches a border or stands on the lower one', () => {
  expect(isCutByBorder(block(10, 10, 90, 70))).toBe(false)
  const shoe = block(10, 10, 90, 70)
  for (let x = 90; x < 100; x += 1) shoe.data[(40 * width + x) * 4 + 3] = 255
  expect(isCutByBorder(shoe)).toBe(false)
  const bottle = block(20, 10, 80, 60)
  for (let y = 60; y < 80; y += 1)
    for (let x = 40; x < 60; x += 1) bottle.data[(y * width + x) * 4 + 3] = 255
  expect(isCutByBorder(bottle)).toBe(false)
})
