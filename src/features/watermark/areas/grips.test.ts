import { describe, expect, test } from 'vitest'
import { MIN_SHARE } from './area'
import { dragged, gripAt } from './grips'

const box = { x: 0.2, y: 0.2, w: 0.4, h: 0.4 }
const reach = { x: 0.05, y: 0.05 }

describe('a press', () => {
  test('on a corner or an edge takes it, from outside too', () => {
    expect(gripAt({ x: 0.2, y: 0.2 }, box, reach)).toBe('nw')
    expect(gripAt({ x: 0.63, y: 0.63 }, box, reach)).toBe('se')
    expect(gripAt({ x: 0.4, y: 0.17 }, box, reach)).toBe('n')
  })

  test('between them moves the whole, and beside it takes nothing', () => {
    expect(gripAt({ x: 0.3, y: 0.3 }, box, reach)).toBe('move')
    expect(gripAt({ x: 0.8, y: 0.3 }, box, reach)).toBeNull()
  })

  test('in the middle of a box smaller than a finger still moves it', () => {
    const small = { x: 0.5, y: 0.5, w: 0.06, h: 0.04 }
    expect(gripAt({ x: 0.53, y: 0.52 }, small, { x: 0.13, y: 0.2 })).toBe('move')
    expect(gripAt({ x: 0.49, y: 0.49 }, small, { x: 0.13, y: 0.2 })).toBe('nw')
  })
})

describe('dragging', () => {
  test('a corner takes its two edges along and leaves the others', () => {
    const bigger = dragged(box, 'nw', { x: -0.1, y: -0.1 })
    expect(bigger.x).toBeCloseTo(0.1)
    expect(bigger.x + bigger.w).toBeCloseTo(0.6)
    expect(bigger.y + bigger.h).toBeCloseTo(0.6)
    const wider = dragged(box, 'e', { x: 0.1, y: 0.3 })
    expect(wider.w).toBeCloseTo(0.5)
    expect(wider.h).toBeCloseTo(box.h)
  })

  test('an edge stops at the picture’s, and before the opposite one', () => {
    expect(dragged(box, 'e', { x: 9, y: 0 }).w).toBeCloseTo(0.8)
    expect(dragged(box, 'w', { x: 9, y: 0 }).w).toBeCloseTo(MIN_SHARE)
    expect(dragged(box, 'n', { x: 0, y: -9 }).y).toBe(0)
  })

  test('the whole keeps its size at the edge of the picture', () => {
    expect(dragged(box, 'move', { x: 9, y: -9 })).toEqual({ x: 0.6, y: 0, w: 0.4, h: 0.4 })
  })
})
