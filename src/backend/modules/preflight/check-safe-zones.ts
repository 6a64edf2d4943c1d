import { type ExportFormat, shapeOf } from '../../../contract/export-formats.ts'
import type { LayerRole, PictureLayer } from '../../../contract/layers.ts'
import { type Finding, found, type Parts, type Subject } from './subject.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Roles that must stay visible; a picture may continue under a platform's buttons. */
const NEEDED: readonly LayerRole[] = [
  ...(['eyebrow', 'headline', 'subline', 'price', 'badge', 'chip', 'cta', 'logo'] as const),
  ...(['legal', 'text'] as const),
]
/** The share of a box that may be covered, such as a shadow or the space around letters. */
const COVERED_MAX = 0.04
/** From this share on, text becomes unreadable. */
const COVERED_ERROR = 0.25
const SHAPE_TOLERANCE = 0.03

/** Placements that show a picture of this shape unchanged, with their own controls on top. */
export const zonedFormats = (
  formats: readonly ExportFormat[],
  { width, height }: Pick<Box, 'width' | 'height'>,
): ExportFormat[] =>
  formats.filter(
    ({ safeZone, ratio }) =>
      safeZone && Math.abs(width / height / shapeOf(ratio) - 1) <= SHAPE_TOLERANCE,
  )

/** The part of a picture that a platform leaves uncovered. */
export function freeBox({ safeZone, rule }: ExportFormat, width: number, height: number): Box {
  const { top = 0, bottom = 0, left = 0, right = 0 } = safeZone ?? {}
  const across = Math.max(right, rule.rightRail?.width ?? 0)
  return {
    ...{ x: left * width, y: top * height },
    ...{ width: (1 - left - across) * width, height: (1 - top - bottom) * height },
  }
}

/** A placement's controls: bands along the edges, and a column of buttons on the right. */
function controlsOf({ safeZone, rule }: ExportFormat, width: number, height: number): Box[] {
  const { top = 0, bottom = 0, left = 0, right = 0 } = safeZone ?? {}
  const rail = rule.rightRail
  return [
    { x: 0, y: 0, width, height: top * height },
    { x: 0, y: (1 - bottom) * height, width, height: bottom * height },
    { x: 0, y: 0, width: left * width, height },
    { x: (1 - right) * width, y: 0, width: right * width, height },
    ...(rail
      ? [
          {
            ...{ x: (1 - rail.width) * width, y: rail.fromTop * height },
            ...{ width: rail.width * width, height: (1 - rail.fromTop) * height },
          },
        ]
      : []),
  ]
}

export const isNeeded = ({ role, is_hidden }: PictureLayer): boolean =>
  NEEDED.includes(role) && !is_hidden

/** The visible box of a layer: the box of its lines for text, otherwise the layer's own. */
export const seenBox = ({ measures }: Parts, layer: PictureLayer): Box =>
  measures.texts.find(({ id }) => id === layer.id) ?? layer

export function checkSafeZones(
  parts: Parts,
  { formats, isPlaced }: Pick<Subject, 'formats' | 'isPlaced'>,
): Finding[] {
  const { width, height, layers } = parts.document
  const zoned = zonedFormats(formats, parts.document)
  return layers.filter(isNeeded).flatMap((layer) => {
    const box = seenBox(parts, layer)
    const covered = zoned
      .map((format) => ({
        format,
        share: Math.max(...controlsOf(format, width, height).map((one) => shareWithin(box, one))),
      }))
      .filter(({ share }) => share > COVERED_MAX)
    if (covered.length === 0) return []
    const has = Math.max(...covered.map(({ share }) => share))
    return [
      found('safe_zone', isPlaced && has >= COVERED_ERROR ? 'error' : 'warning', {
        layer: layer.id,
        text: layer.kind === 'text' ? layer.text : null,
        formats: covered.map(({ format }) => format.id),
        ...{ has, wants: 0 },
      }),
    ]
  })
}

function shareWithin(box: Box, other: Box): number {
  const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
  const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
  return (Math.max(0, across) * Math.max(0, down)) / Math.max(1, box.width * box.height)
}
