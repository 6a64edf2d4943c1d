import { area, type Region, within } from './geometry.ts'
import { WatermarkRefusal } from './refusal.ts'
import { storedRect } from './video/orientation.ts'
import type { VideoSource } from './video/source.ts'

/**
 * Regions in stored-picture coordinates, without duplicates, clipped to the picture and the duration. Refuses if
 * nothing is left.
 */
export function placedRegions(
  source: Pick<VideoSource, 'stored' | 'orientation' | 'durationSeconds'>,
  regions: readonly Region[],
): Region[] {
  const { stored, orientation, durationSeconds } = source
  if (regions.some((region) => !hasNumbers(region))) {
    throw new WatermarkRefusal('no_such_place', 'A rectangle needs numbers for x, y, w and h.')
  }
  const inside = regions
    .map((region) => ({ ...region, ...within(storedRect(region, orientation, stored), stored) }))
    .filter((region) => area(region) > 0)
  if (inside.length === 0) {
    throw new WatermarkRefusal('no_such_place', 'No rectangle lies within the picture.')
  }
  const timely = inside.filter(({ from = 0, to = Number.POSITIVE_INFINITY }) => {
    return from < to && to > 0 && (durationSeconds === 0 || from < durationSeconds)
  })
  if (timely.length === 0) {
    throw new WatermarkRefusal('no_such_time', 'No rectangle has a time within the video.')
  }
  return [...new Map(timely.map((region) => [keyOf(region), region])).values()]
}

const hasNumbers = ({ x, y, w, h, from = 0, to = 0 }: Region): boolean =>
  [x, y, w, h, from, to].every(Number.isFinite)

const keyOf = ({ x, y, w, h, from, to, method }: Region): string =>
  [x, y, w, h, from, to, method].join()
