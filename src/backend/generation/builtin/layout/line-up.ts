import { type Rect, rect, unionOf } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import type { LayoutInput } from './layout.ts'
import { groupLayers, productLayers } from './product.ts'

/** Layers that share a box, and the place of each in it. */
export interface Group {
  layers: Layer[]
  place: Rect
  places: Rect[]
}

/** Pictures in a box: a hero with its companions, or all of them if each must be seen. */
export function groupOf(input: LayoutInput, box: Rect, count = input.pictures.length): Group {
  const { pictures, unit } = input
  if (showsEach(input)) return lineUp(pictures, box, unit)
  const { layers, place } = groupLayers(pictures.slice(0, count), box)
  return { layers, place, places: [place] }
}

/** Several pictures were given, and each of them must be shown. */
export const showsEach = ({ isEachShown, pictures }: LayoutInput): boolean =>
  isEachShown && pictures.length > 1

/** How far an object in the back row reaches behind its neighbor, as a share of its own width. */
const BEHIND = 0.16
const SMALLER = 0.74

/** All of them side by side, the first in the middle and largest; the group fills the box. */
export function lineUp(pictures: Picture[], box: Rect, unit: number): Group {
  if (pictures.some(({ isCutOut }) => !isCutOut)) return cards(pictures, box, unit)
  const first = pictures[0]!
  const others = pictures.slice(1)
  const wide = first.width / first.height
  const sizes = others.map((other) => {
    const shape = other.width / other.height
    const height = Math.min(0.86, Math.max(0.4, SMALLER * Math.sqrt(wide / shape)))
    return { other, height, width: height * shape }
  })
  const across = sizes.reduce((sum, { width }) => sum + width * (1 - BEHIND), wide)
  const tallest = Math.max(1, ...sizes.map(({ height }) => height))
  const scale = Math.min(box.width / across, box.height / tallest)
  const foot = box.y + box.height
  const isLeft = (index: number) => index % 2 === 1
  const leftWidth = sizes.reduce(
    (sum, { width }, index) => sum + (isLeft(index) ? width * (1 - BEHIND) * scale : 0),
    0,
  )
  const start = box.x + (box.width - across * scale) / 2 + leftWidth
  const place = rect(start, foot - scale, wide * scale, scale)
  let [left, right] = [place.x, place.x + place.width]
  const behind = sizes.map(({ other, height, width }, index) => {
    const size = { width: width * scale, height: height * scale }
    const x = isLeft(index) ? left - size.width * (1 - BEHIND) : right - size.width * BEHIND
    if (isLeft(index)) left = x
    else right = x + size.width
    return { other, at: rect(x, foot - size.height, size.width, size.height) }
  })
  const places = [place, ...behind.map(({ at }) => at)]
  return {
    // The outermost are furthest back.
    layers: [
      ...behind.toReversed().flatMap(({ other, at }) => productLayers(other, at)),
      ...productLayers(first, place),
    ],
    place: unionOf(places),
    places,
  }
}

/** A photograph can't stand in a line, so each picture gets its own field. */
function cards(pictures: Picture[], box: Rect, unit: number): Group {
  const gap = unit * 1.8
  const columns = columnsFor(pictures.length, box)
  const rows = Math.ceil(pictures.length / columns)
  const height = (box.height - gap * (rows - 1)) / rows
  const places = pictures.map((_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, pictures.length - row * columns)
    const width = (box.width - gap * (inRow - 1)) / inRow
    const column = index % columns
    return rect(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
  })
  const layers = pictures.flatMap((picture, index) =>
    productLayers(picture, places[index]!, { ground: picture.isCutOut ? 0.9 : 0.5 }),
  )
  return { layers, place: box, places }
}

/** The number of columns that leaves fields closest to square. */
function columnsFor(count: number, { width, height }: Rect): number {
  const skew = (columns: number) =>
    Math.abs(Math.log(width / columns / (height / Math.ceil(count / columns))))
  const choices = Array.from({ length: count }, (_, index) => index + 1)
  return choices.reduce((best, columns) => (skew(columns) < skew(best) ? columns : best), 1)
}
