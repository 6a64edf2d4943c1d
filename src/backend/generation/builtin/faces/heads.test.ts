import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { countOf, drawPeople } from '../../../../../tests/support/drawn-portrait.ts'
import { reframe } from '../edit/reframe.ts'
import { contains, rect } from '../geometry.ts'
import { photoCard } from '../layout/product.ts'
import { pictureFromPixels } from '../picture/picture.ts'
import { findFaces } from './find-faces.ts'
import { headsOf } from './heads.ts'
import { isDetectorInstalled } from './weights.ts'

const BLUE: [number, number, number] = [0, 0, 255]
const PINK: [number, number, number] = [255, 0, 255]
const ROOM = { width: 640, height: 400 }
const TALL = { width: 180, height: 320 }

const atTheEdge = await drawPeople(ROOM, [{ x: 550, y: 110, r: 55 }])
const farApart = await drawPeople(ROOM, [
  { x: 90, y: 150, r: 60, rings: ['#0000ff', '#00ff00'] },
  { x: 550, y: 150, r: 60, skin: '#8d5a3b', rings: ['#00ff00', '#ff00ff'] },
])

// Its weights are in an optional package.
describe.skipIf(!isDetectorInstalled())('where the detector is installed', () => {
  test('each face is found once, whatever its skin, and none where there is none', async () => {
    const faces = findFaces(farApart).toSorted((one, other) => one.x - other.x)
    expect(faces).toHaveLength(2)
    for (const [index, x] of [90, 550].entries())
      expect(contains(faces[index]!, rect(x - 20, 140, 40, 40))).toBe(true)
    expect(findFaces(await drawPeople(ROOM, []))).toEqual([])
  })

  test('a head reaches from the hair to the chin', () => {
    const heads = headsOf(atTheEdge)
    expect(heads && contains(heads, rect(505, 50, 90, 120))).toBe(true)
  })

  test('a tall crop of a wide photograph keeps the head at its edge', async () => {
    const result = await reframe(atTheEdge, TALL, 'crop')
    expect(countOf(result, BLUE)).toBeGreaterThan(5)
    expect(countOf(result, PINK)).toBeGreaterThan(5)
  })

  test('people too far apart for the shape are all shown, between panels', async () => {
    const result = await reframe(farApart, TALL, 'crop')
    expect(countOf(result, BLUE)).toBeGreaterThan(3)
    expect(countOf(result, PINK)).toBeGreaterThan(3)
  })

  test.each([
    ['left', 0],
    ['right', 1],
  ])('a photograph that leans to the %s of its frame still shows the whole head', (_where, x) => {
    const canvas = createCanvas(TALL.width, TALL.height)
    const card = photoCard(pictureFromPixels(atTheEdge, false), rect(0, 0, 180, 320), 0, {
      x,
      y: 0.5,
    })
    card.paint(canvas.getContext('2d'))
    const shown = { data: canvas.data() }
    expect(countOf(shown, BLUE)).toBeGreaterThan(5)
    expect(countOf(shown, PINK)).toBeGreaterThan(5)
  })
})
