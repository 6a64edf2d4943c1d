import { type Rect, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import type { Picture } from '../picture/picture.ts'
import type { Layer } from '../scene.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout, type LayoutInput } from './layout.ts'
import { pill } from './pill.ts'
import { photoCard, productLayers } from './product.ts'

const COMPARING =
  /before|after|vorher|nachher|antes|después|depois|avant|après|trước|sau khi|前后|之前|之后|ビフォー|アフター|使用前|使用後|전후|전과 후|ก่อน|หลัง/iu

/** Two pictures side by side with their names: what was, what is. */
export const beforeAfter: Layout = {
  name: 'before-after',
  fitness: ({ pictures, brief }) =>
    pictures.length >= 2 && COMPARING.test(`${brief.headline} ${brief.subline ?? ''}`) ? 6 : 0,
  compose(input) {
    const { safe, unit, pictures, brief } = input
    const [copyBox, pairBox] = split(
      safe,
      isWide(input) ? 'x' : 'y',
      isWide(input) ? 0.4 : 0.36,
      unit * 4,
    )
    const [left, right] = split(pairBox, 'x', 0.5, unit * 2)
    const [before, after] = pictures as [Picture, Picture]
    return {
      backdrop: chooseBackdrop(input, { x: 0.5, y: 0.6, floor: 0.85 }, ['paper', 'mesh', 'studio']),
      layers: [
        ...half(input, before, left, brief.labels.before),
        ...half(input, after, right, brief.labels.after),
        ...copyStack(input, copyBox, {
          align: isWide(input) ? 'start' : 'center',
          vertical: 'center',
        }),
      ],
    }
  },
}

function half(
  { palette, pairing, unit }: LayoutInput,
  picture: Picture,
  box: Rect,
  name: string,
): Layer[] {
  const label = pill({
    role: 'chip',
    text: name,
    style: { ...pairing.text, weight: 640 },
    height: unit * 5.4,
    maxWidth: box.width,
    fill: palette.accent,
    colour: palette.onAccent,
  })
  const shown = rect(box.x, box.y, box.width, box.height - label.height - unit * 2)
  const layers = picture.isCutOut
    ? productLayers(picture, shown)
    : [photoCard(picture, shown, 0.05)]
  return [
    ...layers,
    label.place(box.x + (box.width - label.width) / 2, box.y + box.height - label.height),
  ]
}
