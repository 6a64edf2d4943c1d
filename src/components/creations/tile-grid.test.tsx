import { describe, expect, it } from 'vitest'
import { present } from '../../../tests/support/present'
import { moveBetweenTiles, neighbourIndex } from './tile-grid'

// Three rows: three tiles, two wider ones below, and one below the very first.
const boxes = [
  { left: 0, right: 100, top: 0 },
  { left: 110, right: 210, top: 0 },
  { left: 220, right: 320, top: 0 },
  { left: 0, right: 200, top: 120 },
  { left: 210, right: 320, top: 120 },
  { left: 0, right: 100, top: 240 },
]

describe('arrow keys between tiles', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [5, 'ArrowRight', 5],
    [0, 'ArrowLeft', 0],
    [2, 'ArrowDown', 4],
    [0, 'ArrowDown', 3],
    [3, 'ArrowUp', 0],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', 5],
    [5, 'ArrowUp', 3],
    [1, 'ArrowUp', 1],
  ] as const)('from %d by %s to %d', (from, arrow, to) => {
    const boxOf = (index: number) => present(boxes[index])
    expect(neighbourIndex({ count: boxes.length, boxOf }, from, arrow)).toBe(to)
  })

  it('move the focus, and leave other keys alone', () => {
    document.body.innerHTML = '<div><button data-tile>1</button><button data-tile>2</button></div>'
    const container = present(document.querySelector('div'))
    const [first, second] = container.querySelectorAll('button')
    first?.focus()
    expect(moveBetweenTiles(container, 'Enter')).toBe(false)
    expect(moveBetweenTiles(container, 'ArrowRight')).toBe(true)
    expect(document.activeElement).toBe(second)
  })
})
