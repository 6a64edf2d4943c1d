import { type Oklch, readable, shade } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'

/** The ground in different light, only as far as its ink stays legible on it. */
export const lit = (
  { ground, ink }: Palette,
  change: Partial<Record<keyof Oklch, number>>,
): string => readable(shade(ground, change), ink, 4.8)
