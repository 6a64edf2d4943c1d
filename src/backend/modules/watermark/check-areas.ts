import { AppError } from '../../../contract/app-error.ts'
import type { EraseArea } from '../../../contract/endpoints/removal-view.ts'
import { isSameArea, type WatermarkMode } from '../../../contract/watermark.ts'

/** In pixels; nobody would call anything smaller a mark. */
const SIDE_MIN = 4

export interface ShownVideo {
  width: number
  height: number
  durationSeconds: number
}

/**
 * Validates areas and clips them to the picture.
 * @throws AppError('area_missing' | 'area_outside' | 'area_never_shown' | 'area_exists'), with the
 *   number of the area, counted from 1
 */
export function checkAreas(
  areas: readonly EraseArea[],
  mode: WatermarkMode,
  video: ShownVideo,
): EraseArea[] {
  if (mode === 'precise' && areas.length === 0) throw new AppError('area_missing')
  const inside = areas.map((area, index) => insideOf(area, video, index + 1))
  for (const [index, area] of inside.entries()) {
    const isKnown = inside.slice(0, index).some((earlier) => isSameArea(earlier, area))
    if (isKnown) throw new AppError('area_exists', { area: index + 1 })
  }
  return inside
}

function insideOf(area: EraseArea, video: ShownVideo, number: number): EraseArea {
  const { from = 0, to = video.durationSeconds } = area
  if (from >= to || from >= video.durationSeconds) {
    throw new AppError('area_never_shown', { area: number })
  }
  const x = Math.max(0, area.x)
  const y = Math.max(0, area.y)
  const w = Math.min(video.width, area.x + area.w) - x
  const h = Math.min(video.height, area.y + area.h) - y
  if (w < SIDE_MIN || h < SIDE_MIN) throw new AppError('area_outside', { area: number })
  return { ...area, x, y, w, h }
}

/** The areas visible at some point between two moments, in seconds. */
export const shownBetween = (
  areas: readonly EraseArea[],
  begin: number,
  end: number,
): EraseArea[] =>
  areas.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => from < end && to > begin)
