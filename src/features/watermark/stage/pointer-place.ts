import type { PointerEvent } from 'react'
import { isKeyOf } from '@/contract/keys-of'
import type { Point } from '../areas/area'

/** How far from a handle a press still grabs it: half of 44 pixels for a finger. */
const REACH_PIXELS = { touch: 22, pen: 14, mouse: 10 }
/** A smaller movement counts as a press, not as drawing. */
const DRAW_PIXELS = 6

/** All values in shares of the picture. */
interface PointerPlace {
  point: Point
  reach: Point
  threshold: Point
}

/** Position of a pointer on the picture; null while the picture has no size. */
export function pointerPlace(
  { clientX, clientY, pointerType }: PointerEvent,
  picture: HTMLElement | null,
): PointerPlace | null {
  const rect = picture?.getBoundingClientRect()
  if (!rect || rect.width === 0 || rect.height === 0) return null
  const reach = REACH_PIXELS[isKeyOf(REACH_PIXELS, pointerType) ? pointerType : 'mouse']
  return {
    point: { x: (clientX - rect.left) / rect.width, y: (clientY - rect.top) / rect.height },
    reach: { x: reach / rect.width, y: reach / rect.height },
    threshold: { x: DRAW_PIXELS / rect.width, y: DRAW_PIXELS / rect.height },
  }
}
