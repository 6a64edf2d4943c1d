/** Ways to erase: the program detects the marks, or a person selects them. */
export const WATERMARK_MODES = ['direct', 'precise'] as const
export type WatermarkMode = (typeof WATERMARK_MODES)[number]

/** What the engine is doing; `waiting` until it starts. */
export const WATERMARK_STAGES = ['waiting', 'analysing', 'restoring', 'joining'] as const
export type WatermarkStage = (typeof WATERMARK_STAGES)[number]

/** Metadata `purpose` of a tus upload for this tool: the only kind of upload visitors may send. */
export const WATERMARK_PURPOSE = 'watermark'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where most videos have their subtitles, as fractions of the picture. */
export const SUBTITLE_BAND = { x: 0.05, y: 0.8, w: 0.9, h: 0.16 } as const satisfies Box

/** Areas that overlap by at least this much count as the same. */
const SAME_AREA_OVERLAP = 0.95

/** Intersection over union of two rectangles, 0 to 1. */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared === 0 ? 0 : shared / (a.w * a.h + b.w * b.h - shared)
}

interface TimedBox extends Box {
  from?: number | undefined
  to?: number | undefined
}

/** Whether two areas look the same to a person, in place and time: one request for them is enough. */
export function isSameArea(a: TimedBox, b: TimedBox): boolean {
  const isApart = (a.from ?? 0) >= (b.to ?? Infinity) || (b.from ?? 0) >= (a.to ?? Infinity)
  return !isApart && overlapOf(a, b) > SAME_AREA_OVERLAP
}

interface MethodBox extends TimedBox {
  method?: 'replace' | undefined
}

/** A hastily redrawn area still counts as the same one. */
const REPEATED_OVERLAP = 0.5

/**
 * Whether a run redoes areas of an earlier run and replaces some of them entirely. What the earlier run left
 * behind is its own fault, so one such run is free.
 */
export function isRepeat(
  areas: readonly MethodBox[],
  earlier: readonly MethodBox[] | null,
): boolean {
  const before = (area: MethodBox) =>
    earlier?.find((one) => overlapOf(one, area) > REPEATED_OVERLAP)
  return (
    areas.every((area) => before(area) !== undefined) &&
    areas.some((area) => area.method === 'replace' && before(area)?.method !== 'replace')
  )
}

const PIXELS_PER_CREDIT = 1280 * 720 * 30 * 10

/**
 * Whole credits for a run that is not free: one per ten seconds at 720p, more for larger pictures. The one
 * rule behind the price on the button and the amount the server holds.
 */
export function watermarkCredits(video: {
  width: number
  height: number
  durationSeconds: number
}): number {
  const pixels = video.width * video.height * 30 * video.durationSeconds
  return Math.max(1, Math.ceil(pixels / PIXELS_PER_CREDIT))
}
