import { isUploadedFont } from '../../../../contract/brand.ts'
import { LAYER_FONTS, type LayerAlign, type LayerFont } from '../../../../contract/layers.ts'
import type { Rect } from '../geometry.ts'
import type { Described } from '../scene.ts'
import type { TextBlock } from '../type/fit-text.ts'
import type { Face } from '../type/fonts.ts'

interface TextLook {
  colour: string
  isStruck?: boolean
  plate?: { fill: string; isOutline: boolean; radius: number; hasShadow: boolean }
}

/** Describes set text as document layers; empty if documents do not know its typeface. */
export function describeText(
  { style, size, leading, lines }: TextBlock,
  { x, y, width, height, align, turn = 0 }: Rect & { align: LayerAlign; turn?: number },
  { colour, isStruck = false, plate }: TextLook,
): Described[] {
  const font = fontOf(style.face)
  if (!font) return []
  return [
    {
      ...{ kind: 'text', x, y, width, height, turn, opacity: 1, is_hidden: false },
      text: lines.map(({ text }) => text).join('\n'),
      ...{ font, weight: style.weight, tracking: style.tracking, size },
      ...{ leading: leading / size, align, colour, is_struck: isStruck },
      plate: plate
        ? {
            ...{ fill: plate.fill, is_outline: plate.isOutline },
            ...{ radius: plate.radius, has_shadow: plate.hasShadow },
          }
        : null,
    },
  ]
}

const fontOf = (face: Face): LayerFont | undefined =>
  isUploadedFont(face) ? face : LAYER_FONTS.find((one) => one === face)
