import type { Rect } from '../geometry.ts'
import type { Inks } from '../layout/layout.ts'
import { contrast, fromHex, fromRgb, luminance, readable, toHex } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { PictureMap } from './busyness.ts'

/** Between these luminances neither white nor black text is readable by itself. */
const DARK_ENOUGH = 0.164
const LIGHT_ENOUGH = 0.25

/** A light veil looks like fog sooner than a dark one looks like shadow, and over a dark picture at once. */
const FOG = 1.25
/** Below this median luminance a picture counts as dark. */
export const DARK_MEDIAN = 0.2

/** Inks for text on a part of a picture, and the shade that may go under it. */
export interface OverInks extends Inks {
  isLight: boolean
}

/**
 * Light text on rather dark parts and dark text on rather light ones, whichever needs less shade. The shade takes the
 * picture's own hue, so that it looks like its light and not like dirt.
 */
export function inksOver(map: PictureMap, box: Rect, palette: Palette): OverInks {
  const bright = map.luminance(box, 0.92)
  const deep = map.luminance(box, 0.08)
  const shadeNeeded = Math.max(0, bright - DARK_ENOUGH) / Math.max(0.01, bright)
  const tintNeeded = (FOG * Math.max(0, LIGHT_ENOUGH - deep)) / Math.max(0.01, 1 - deep)
  const isDark = tintNeeded > 0 && map.luminance(box, 0.5) < DARK_MEDIAN
  const isLight = isDark || shadeNeeded <= tintNeeded
  const { c, h } = fromRgb(...map.colour(box))
  const ground = isLight
    ? toHex({ l: 0.17, c: Math.min(c, 0.045), h })
    : toHex({ l: 0.97, c: Math.min(c, 0.02), h })
  return inksOn(ground, { isLight, hue: h, palette })
}

/** Inks for a background of a single color. */
export function inksOn(
  ground: string,
  { isLight, hue, palette }: { isLight: boolean; hue: number; palette: Palette },
): OverInks {
  const accent = accentOn(palette.accent, ground)
  return {
    isLight,
    ground,
    ink: isLight ? '#ffffff' : toHex({ l: 0.2, c: 0.03, h: hue }),
    muted: isLight ? '#f3f1ee' : toHex({ l: 0.29, c: 0.03, h: hue }),
    accent,
    onAccent: onAccent(palette, accent),
  }
}

/** A button is found by its color: as strong as chosen, and distinct from its background. */
function accentOn(accent: string, ground: string): string {
  if (contrast(accent, ground) >= 3) return accent
  const { c, h } = fromHex(accent)
  return readable(toHex({ l: luminance(ground) > 0.4 ? 0.55 : 0.75, c, h }), ground, 3)
}

const onAccent = ({ onAccent: chosen }: Palette, accent: string): string => {
  if (contrast(chosen, accent) >= 4.5) return chosen
  return contrast('#ffffff', accent) >= 4.5 ? '#ffffff' : readable('#17171c', accent)
}
