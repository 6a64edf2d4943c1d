import { expect, test } from 'vitest'
import { boxAfterKey } from './area-keys'

const box = { x: 0.5, y: 0.5, w: 0.2, h: 0.1 }
const pixel = { x: 0.001, y: 0.002 }
const press = (key: string, { shiftKey = false, altKey = false } = {}) =>
  boxAfterKey(box, { key, shiftKey, altKey }, pixel)

test('arrows move an area by a pixel, with Shift by ten', () => {
  expect(press('ArrowLeft')?.x).toBeCloseTo(0.499)
  expect(press('ArrowDown')?.y).toBeCloseTo(0.502)
  expect(press('ArrowRight', { shiftKey: true })?.x).toBeCloseTo(0.51)
})

test('with Alt they resize it, and never beyond the picture', () => {
  expect(press('ArrowRight', { altKey: true })?.w).toBeCloseTo(0.201)
  expect(press('ArrowUp', { altKey: true, shiftKey: true })?.h).toBeCloseTo(0.08)
  const atEdge = { x: 0.8, y: 0.5, w: 0.2, h: 0.1 }
  const event = { key: 'ArrowRight', shiftKey: false, altKey: true }
  expect(boxAfterKey(atEdge, event, pixel)?.w).toBeCloseTo(0.2)
})

test('other keys are the browser’s', () => {
  expect(press('Tab')).toBeNull()
  expect(press('a')).toBeNull()
})
