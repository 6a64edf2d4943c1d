import { contrast, fromHex, readable, shade } from './color.ts'
import type { Palette } from './palette.ts'
import { onColour } from './poster-palette.ts'

/** How much two planes must differ for the change between them to be noticeable. */
const SEEN = 1.25

/** The same colors with swapped roles: the former accent is the ground. */
export function turnedPalette(palette: Palette): Palette {
  const ground =
    [palette.accent, palette.spark, palette.ink].find(
      (colour) => contrast(colour, palette.ground) >= SEEN,
    ) ?? palette.groundAlt
  const ink = onColour(ground, [palette.ink, palette.ground])
  const accent = [palette.ground, palette.spark, palette.groundAlt, palette.accent].find(
    (colour) => contrast(colour, ground) >= 3,
  )
  const isDark = contrast('#ffffff', ground) > contrast('#111111', ground)
  return {
    isDark,
    hue: fromHex(ground).h,
    ground,
    groundAlt: shade(ground, { l: isDark ? 0.06 : -0.05 }),
    ink,
    muted: readable(ink, ground, 4.9),
    accent: accent ?? ink,
    onAccent: onColour(accent ?? ink, [ground, ink]),
    spark: palette.spark,
  }
}
