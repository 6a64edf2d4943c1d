/** Ways to erase: the program finds the marks, or a person says where they are. */
export const WATERMARK_MODES = ['direct', 'precise'] as const
export type WatermarkMode = (typeof WATERMARK_MODES)[number]

/** What the engine is at; `waiting` until it begins. */
export const WATERMARK_STAGES = ['waiting', 'analysing', 'restoring', 'joining'] as const
export type WatermarkStage = (typeof WATERMARK_STAGES)[number]

/** Metadata `purpose` of a tus upload for this tool: the one kind of upload visitors may send. */
export const WATERMARK_PURPOSE = 'watermark'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where subtitles are in most videos, in parts of the picture. */
export const SUBTITLE_BAND = { x: 0.05, y: 0.8, w: 0.9, h: 0.16 } as const satisfies Box

/** From this overlap on, two areas are the same one. */
const SAME_AREA_OVERLAP = 0.95

/** Shared part of two rectangles, 0 to 1 of what they cover together. */
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

/** The same place at the same time, as far as a person can tell: asked for once is enough. */
export function isSameArea(a: TimedBox, b: TimedBox): boolean {
  const isApart = (a.from ?? 0) >= (b.to ?? Infinity) || (b.from ?? 0) >= (a.to ?? Infinity)
  return !isApart && overlapOf(a, b) > SAME_AREA_OVERLAP
}

interface MethodBox extends TimedBox {
  method?: 'replace' | undefined
}

/** A place that was drawn again in a hurry is still the same one. */
const REPEATED_OVERLAP = 0.5

/**
 * Whether a run does places of an earlier one again, some of them by replacing all of it: what the earlier one left
 * is its own fault, so this is done once for nothing.
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
 * Whole credits of a run that is not free: one for ten seconds of 720p, more for larger pictures.
 * The one rule behind the price on the button and the amount the server holds.
 */
export function watermarkCredits(video: {
  width: number
  height: number
  durationSeconds: number
}): number {
  const pixels = video.width * video.height * 30 * video.durationSeconds
  return Math.max(1, Math.ceil(pixels / PIXELS_PER_CREDIT))
}
