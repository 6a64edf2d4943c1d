import type { EraseArea } from '@/contract/endpoints/removal-view'
import { type Area, fitted, newAreaId } from './area'
import { isWhole } from './time-range'

interface Picture {
  width: number
  height: number
  duration_seconds: number
}

/** The areas as the engine receives them: whole pixels, and times only where they do not cover the whole video. */
export const toEraseAreas = (areas: readonly Area[], video: Picture): EraseArea[] =>
  areas
    .filter(({ isOff }) => !isOff)
    .map((area) => {
      const x = Math.round(area.x * video.width)
      const y = Math.round(area.y * video.height)
      return {
        x,
        y,
        w: Math.max(1, Math.round((area.x + area.w) * video.width) - x),
        h: Math.max(1, Math.round((area.y + area.h) * video.height) - y),
        ...(isWhole(area, video.duration_seconds) ? {} : { from: area.from, to: area.to }),
        ...(area.isReplaced && { method: 'replace' as const }),
      }
    })

/** Areas from the engine, detected or sent before, as editable areas. */
export const fromEraseAreas = (given: readonly EraseArea[], video: Picture): Area[] =>
  given.map(({ x, y, w, h, from, to, method }) => ({
    id: newAreaId(),
    ...fitted({
      x: x / video.width,
      y: y / video.height,
      w: w / video.width,
      h: h / video.height,
    }),
    from: from ?? 0,
    to: Math.min(to ?? video.duration_seconds, video.duration_seconds),
    ...(method === 'replace' && { isReplaced: true }),
  }))
