/** A box on the picture, in its pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line that something stands on, from one end of the picture to the other. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

/** Start, middle and end of a length. */
const stops = (from: number, length: number): number[] => [from, from + length / 2, from + length]

/**
 * The way to where edges or middles of a moved box meet those of others, of the frame, or leave the same
 * margin as the box that was there has on its other side.
 */
export function snap(
  box: Box,
  { frame, others, reach }: { frame: Box; others: readonly Box[]; reach: number },
): Snapped {
  const across = nearest(
    stops(box.x, box.width),
    [
      ...[frame, ...others].flatMap((one) => stops(one.x, one.width)),
      ...others.flatMap((one) => mirrored(one.x, one.width, frame.width)),
    ],
    reach,
  )
  const down = nearest(
    stops(box.y, box.height),
    [
      ...[frame, ...others].flatMap((one) => stops(one.y, one.height)),
      ...others.flatMap((one) => mirrored(one.y, one.height, frame.height)),
    ],
    reach,
  )
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  }
}

/** Where an equal margin on the other side of the frame ends. */
const mirrored = (from: number, length: number, whole: number): number[] => [
  whole - from,
  whole - from - length,
]

/** Whole pixels, so that what was sharp stays sharp. */
function nearest(own: readonly number[], targets: readonly number[], reach: number) {
  let best: { by: number; at: number } | null = null
  for (const stop of own) {
    for (const at of targets) {
      const by = Math.round(at - stop)
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  }
  return best
}
