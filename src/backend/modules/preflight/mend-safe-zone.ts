import { type ExportFormat, findFormat } from '../../../contract/export-formats.ts'
import type { LayerDocument, PictureLayer } from '../../../contract/layers.ts'
import { freeBox, isNeeded, seenBox } from './check-safe-zones.ts'
import type { Finding, Parts } from './subject.ts'

/** Margin at the picture's left and right edge, as a fraction of its width. */
const MARGIN = 0.04
/** The most that everything may be scaled down to fit between a platform's controls. */
const SCALE_LEAST = 0.62

/** The area left free by all given placements. */
export function roomOf(formats: readonly ExportFormat[], { width, height }: LayerDocument) {
  const free = formats.map((format) => freeBox(format, width, height))
  return {
    left: Math.max(...free.map(({ x }) => x), width * MARGIN),
    top: Math.max(...free.map(({ y }) => y), height * 0.01),
    right: Math.min(...free.map((box) => box.x + box.width), width * (1 - MARGIN)),
    bottom: Math.min(...free.map((box) => box.y + box.height), height * 0.99),
  }
}

/** Moves the covered layer alone; failing that, moves all needed layers together, scaled down if necessary. */
export const movedInside = (parts: Parts, finding: Finding): LayerDocument[] => [
  ...movedAlone(parts, finding),
  ...movedTogether(parts, finding),
]

/** Moves a layer with its group, as a button's text moves with its plate. */
function movedAlone(parts: Parts, { layer: id, formats }: Finding): LayerDocument[] {
  const { document } = parts
  const covered = document.layers.find((one) => one.id === id)
  if (!covered) return []
  const isMoved = (one: PictureLayer) =>
    one.id === id || (one.group !== null && one.group === covered.group)
  const box = around(parts, document.layers.filter(isMoved))
  const room = roomOf(
    formats.flatMap((format) => findFormat(format) ?? []),
    document,
  )
  if (box.width > room.right - room.left || box.height > room.bottom - room.top) return []
  const across = clamped(box.x, room.left, room.right - box.width) - box.x
  const down = clamped(box.y, room.top, room.bottom - box.height) - box.y
  return [
    {
      ...document,
      layers: document.layers.map((one) =>
        isMoved(one) ? { ...one, x: one.x + across, y: one.y + down } : one,
      ),
    },
  ]
}

const clamped = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The bounding box of what is visible of the layers. */
function around(parts: Parts, layers: readonly PictureLayer[]) {
  const boxes = layers.map((layer) => seenBox(parts, layer))
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

function movedTogether(parts: Parts, { formats }: Finding): LayerDocument[] {
  const { document } = parts
  const { layers } = document
  const needed = layers.filter(isNeeded)
  if (formats.length === 0 || needed.length === 0) return []
  const { left, top, right, bottom } = roomOf(
    formats.flatMap((id) => findFormat(id) ?? []),
    document,
  )
  const { x, y, width: wide, height: tall } = around(parts, needed)
  const scale = Math.min(1, (right - left) / wide, (bottom - top) / tall)
  if (scale < SCALE_LEAST) return []
  // As close to its old position as the space allows.
  const to = {
    x: clamped(x, left, right - wide * scale),
    y: clamped(y, top, bottom - tall * scale),
  }
  const moved = (layer: PictureLayer): PictureLayer => ({
    ...layer,
    ...{ x: to.x + (layer.x - x) * scale, y: to.y + (layer.y - y) * scale },
    ...{ width: Math.max(1, layer.width * scale), height: Math.max(1, layer.height * scale) },
    ...(layer.kind === 'text' && { size: layer.size * scale }),
  })
  return [{ ...document, layers: layers.map((one) => (isNeeded(one) ? moved(one) : one)) }]
}
