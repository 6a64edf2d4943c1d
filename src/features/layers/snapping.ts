/** A box in pixels of the picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A guide across the whole picture that something is aligned to. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

/** Start, middle and end of a span. */
const stops = (from: number, length: number): number[] => [from, from + length / 2, from + length]

/**
 * The offset that aligns edges or the center of a moved box with those of other boxes or the frame, or gives
 * it the same margin to the frame as another box has on the opposite side.
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

/** Where an equal margin on the opposite side of the frame ends. */
const mirrored = (from: number, length: number, whole: number): number[] => [
  whole - from,
  whole - from - length,
]

/** Snaps to whole pixels, so that sharp edges stay sharp. */
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
