import { type Rect, rotated, type Size } from './geometry.ts'
import type { VideoSource } from './video/source.ts'

type Picture = Pick<VideoSource, 'stored' | 'rotation'>

/** The stored picture after turning; pixels of a shown one may be wider or narrower than these. */
const turned = ({ stored, rotation }: Picture): Size =>
  Math.abs(Math.round(rotation / 90)) % 2 === 1
    ? { width: stored.height, height: stored.width }
    : stored

const scaled = <Place extends Rect>(place: Place, from: Size, to: Size): Place => {
  const [across, down] = [to.width / from.width, to.height / from.height]
  const { x, y, w, h } = place
  return { ...place, x: x * across, y: y * down, w: w * across, h: h * down }
}

/** Places drawn on the picture as shown, on the turned picture: players stretch what is not square. */
export const onTurned = <Place extends Rect>(
  places: readonly Place[],
  shown: Size,
  picture: Picture,
): Place[] => places.map((place) => scaled(place, shown, turned(picture)))

/** Places of the stored picture, in whole pixels of the picture as shown. */
export function onShown<Place extends Rect>(
  places: readonly Place[],
  shown: Size,
  picture: Picture,
): Place[] {
  return places.map((place) => {
    const upright = { ...place, ...rotated(place, picture.rotation, picture.stored) }
    const { x, y, w, h, ...rest } = scaled(upright, turned(picture), shown)
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const right = Math.min(shown.width, Math.ceil(x + w))
    const bottom = Math.min(shown.height, Math.ceil(y + h))
    return { ...rest, x: left, y: top, w: right - left, h: bottom - top } as Place
  })
}
