import { expect, test } from 'vitest'
import { rectMask } from '../mark/contrast.ts'
import { indicesOf } from '../picture/mask.ts'
import { reachesOver } from './reach.ts'

const [WIDTH, HEIGHT] = [160, 80]
const REGION = { x: 40, y: 20, w: 80, h: 40 }
const ROOM = rectMask(WIDTH, HEIGHT, REGION)
const within = (x: number, y: number, w: number, h: number) =>
  indicesOf(rectMask(WIDTH, HEIGHT, { x, y, w, h }))

test.each<[string, number[], boolean]>([
  ['a mark in a rectangle drawn a quarter too large on each side', [53, 27, 54, 26], true],
  ['somebody who stands in a part of it', [90, 20, 30, 40], false],
  ['a line along its lower edge', [40, 52, 80, 8], false],
  ['nothing', [0, 0, 0, 0], false],
])('%s reaches over it or not', (_, [x = 0, y = 0, w = 0, h = 0], isReached) => {
  expect(reachesOver(within(x, y, w, h), ROOM, 0.6)).toBe(isReached)
})
