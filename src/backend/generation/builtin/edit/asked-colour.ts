import type { ColourName } from '../../../../contract/ad-words.ts'
import { fromHex, type Oklch, toHex } from '../palette/color.ts'
import type { Palette } from '../palette/palette.ts'
import type { ColourWish } from './instruction.ts'

/** The value of each color name on walls, paper and products. */
const COLOURS: Record<ColourName, string> = {
  red: '#c8372d',
  orange: '#e8813a',
  yellow: '#f1c63f',
  green: '#4d9a59',
  teal: '#2f9a97',
  blue: '#3a6fc4',
  purple: '#7b59b6',
  pink: '#ea8fb0',
  brown: '#875c41',
  black: '#17171a',
  white: '#ffffff',
  grey: '#b9b9bd',
  gold: '#c9a049',
  beige: '#e6d8bf',
}
const PALE_LIGHTNESS = 0.91
const PALE_CHROMA = 0.4
const DEEP_STEP = 0.18
const DARK = 0.55

/** The requested color in the requested shade. */
export function askedColour({ name, hex, tone }: ColourWish): Oklch {
  const colour = fromHex(hex ?? COLOURS[name ?? 'grey'])
  if (tone === 'pale')
    return { ...colour, l: Math.max(colour.l, PALE_LIGHTNESS), c: colour.c * PALE_CHROMA }
  if (tone === 'deep') return { ...colour, l: Math.max(0.16, colour.l - DEEP_STEP) }
  return colour
}

/** A palette whose background is exactly the requested color: blue is blue, and white is white. */
export function onColour(palette: Palette, wish: ColourWish | null): Palette {
  if (!wish) return palette
  const colour = askedColour(wish)
  const isDark = colour.l < DARK
  const further = Math.max(0, colour.l - (isDark ? 0.05 : 0.045))
  return {
    ...palette,
    hue: colour.h,
    ground: toHex(colour),
    groundAlt: toHex({ ...colour, l: further }),
    isDark,
    ink: isDark ? '#ffffff' : '#111111',
  }
}
