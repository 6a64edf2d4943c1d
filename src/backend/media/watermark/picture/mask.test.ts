import { describe, expect, test } from 'vitest'
import { createMask, dilated, eroded, halved, indicesOf, joined, type Mask } from './mask.ts'

/** A mask drawn with `#` for its pixels. */
function drawn(...rows: string[]): Mask {
  const mask = createMask(rows[0]?.length ?? 0, rows.length)
  for (const [y, row] of rows.entries())
    for (const [x, sign] of [...row].entries()) mask.data[y * mask.width + x] = sign === '#' ? 1 : 0
  return mask
}

const shown = ({ width, height, data }: Mask): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (data[y * width + x] ? '#' : '.')).join(''),
  )

const ROWS = ['.......', '.......', '.......', '...#...', '.......', '.......']

test('a pixel grows by the radius to the left, right, top and bottom alike', () => {
  expect(shown(dilated(drawn(...ROWS), 1))).toEqual([
    '.......',
    '.......',
    '..###..',
    '..###..',
    '..###..',
    '.......',
  ])
  expect(shown(dilated(drawn(...ROWS), 2))).toEqual([
    '.......',
    '.#####.',
    '.#####.',
    '.#####.',
    '.#####.',
    '.#####.',
  ])
})

test.each([
  [0, 0],
  [6, 0],
  [0, 4],
  [6, 4],
  [3, 4],
  [6, 2],
])('a pixel at the border, %i across and %i down, grows inwards and round no corner', (px, py) => {
  const mask = createMask(7, 5)
  mask.data[py * 7 + px] = 1
  for (const radius of [0, 1, 2, 3]) {
    const wanted = createMask(7, 5)
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 7; x++)
        wanted.data[y * 7 + x] = Math.max(Math.abs(x - px), Math.abs(y - py)) <= radius ? 1 : 0
    expect(shown(dilated(mask, radius)), `radius ${radius}`).toEqual(shown(wanted))
  }
})

test('a mask turned round grows into the grown mask turned round', () => {
  const mask = createMask(11, 9)
  for (let at = 0; at < mask.data.length; at++) mask.data[at] = (at * 37 + 11) % 23 === 0 ? 1 : 0
  const turned = (one: Mask): Mask => ({ ...one, data: one.data.toReversed() })
  for (const radius of [1, 2, 3])
    expect(shown(dilated(turned(mask), radius))).toEqual(shown(turned(dilated(mask, radius))))
})

test('erosion takes as much from each side, and nothing where the picture itself ends', () => {
  const block = drawn('......', '.####.', '.####.', '.####.', '......')
  expect(shown(eroded(block, 1))).toEqual(['......', '......', '..##..', '......', '......'])
  expect(shown(eroded(drawn('##..', '##..', '##..'), 1))).toEqual(['#...', '#...', '#...'])
})

describe('halved for the planes of colour', () => {
  test('a sample counts when any of its pixels does, the last odd column and row too', () => {
    expect(shown(halved(drawn('.#..', '....', '..#.', '....')))).toEqual(['#.', '.#'])
    expect(shown(halved(drawn('....#', '.....', '.....')))).toEqual(['..#', '...'])
    expect(shown(halved(drawn('.....', '.....', '.#...')))).toEqual(['...', '#..'])
  })
})

test('joined masks mean what any of them means, and pixels are named in reading order', () => {
  const mask = joined([drawn('#..', '..#'), drawn('.#.', '..#')])
  expect(shown(mask)).toEqual(['##.', '..#'])
  expect([...indicesOf(mask)]).toEqual([0, 1, 5])
})
