import type { PictureLayer } from '@/contract/layers'
import type { LayerChange } from './editing'

/** Handles of a box, named by the sides they move. */
const HANDLES = ['nw', 'ne', 'se', 'sw', 'w', 'e', 'n', 's'] as const
export type Handle = (typeof HANDLES)[number]

const LEAST = 8

/**
 * A layer after dragging one of its handles. Corners keep the aspect ratio and scale text; side handles
 * change the line breaks of text, and the shape of anything else.
 */
export function resized(
  layer: PictureLayer,
  handle: Handle,
  by: Shift,
  height: number,
): LayerChange {
  const { dx, dy } = turned(by, -layer.turn)
  const across = handle.includes('w') ? -dx : dx
  const down = handle.includes('n') ? -dy : dy
  const wide = Math.max(LEAST, layer.width + across)
  const tall = Math.max(LEAST, height + down)
  if (handle === 'n' || handle === 's') return from(handle, layer, height, layer.width, tall)
  if (handle === 'w' || handle === 'e') return from(handle, layer, height, wide, height)
  const scale = Math.max(wide / layer.width, tall / height)
  const size = layer.kind === 'text' ? { size: layer.size * scale } : {}
  return { ...from(handle, layer, height, layer.width * scale, height * scale), ...size }
}

/** Keeps the opposite sides in place, even for a rotated layer, which rotates about its new center. */
function from(
  handle: Handle,
  layer: PictureLayer,
  before: number,
  width: number,
  height: number,
): LayerChange {
  const [wider, taller] = [width - layer.width, height - before]
  const middle = {
    dx: (handle.includes('w') ? -wider : wider) / 2,
    dy: (handle.includes('n') ? -taller : taller) / 2,
  }
  const { dx, dy } = turned(middle, layer.turn)
  return {
    x: Math.round(layer.x + dx - wider / 2),
    y: Math.round(layer.y + dy - taller / 2),
    width,
    height,
  }
}

interface Shift {
  dx: number
  dy: number
}

function turned({ dx, dy }: Shift, degrees: number): Shift {
  if (degrees === 0) return { dx, dy }
  const turn = (degrees * Math.PI) / 180
  return {
    dx: dx * Math.cos(turn) - dy * Math.sin(turn),
    dy: dx * Math.sin(turn) + dy * Math.cos(turn),
  }
}

/** Text without a plate has the height of its words, so its top and bottom have no handles. */
export const handlesOf = (layer: PictureLayer): readonly Handle[] =>
  layer.kind === 'text' && !layer.plate
    ? HANDLES.filter((handle) => handle !== 'n' && handle !== 's')
    : HANDLES
