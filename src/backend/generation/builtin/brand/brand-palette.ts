import { contrast, fromHex, readable, toHex } from '../palette/color.ts'
import type { Palette, Tone } from '../palette/palette.ts'
import type { Random } from '../random.ts'

/** Below this chroma a color is a gray and reveals no hue. */
const GREY = 0.03

/**
 * A palette of a brand's own colors, used exactly as given. Only the ink on them is adjusted: either black or white is
 * readable on any color.
 */
export function brandPalette(colours: string[], tone: Tone, random: Random): Palette {
  const coloured = colours.filter((colour) => fromHex(colour).c >= GREY)
  const [first = colours[0]!] = coloured
  const others = coloured.filter((colour) => colour !== first)
  const ground = groundOf(first, colours, tone)
  const isDark = contrast('#ffffff', ground) >= contrast('#111111', ground)
  const ink = tone === 'vivid' ? inkOn(ground) : tinted(first, isDark)
  const accent = accentOn(ground, [...(tone === 'vivid' ? [] : [first]), ...others], ink)
  const { h } = fromHex(first)
  return {
    isDark,
    hue: h,
    ground,
    groundAlt: altOf(ground, first, tone),
    ink: contrast(ink, ground) >= 4.5 ? ink : inkOn(ground),
    muted: readable(toHex({ l: isDark ? 0.88 : 0.4, c: 0.03, h }), ground),
    accent,
    onAccent: inkOn(accent),
    spark: others.length > 0 ? random.pick(others) : accent,
  }
}

/** White if readable, otherwise the softest black that is. */
const inkOn = (colour: string): string => {
  if (contrast('#ffffff', colour) >= 4.5) return '#ffffff'
  return contrast('#15151a', colour) >= 4.5 ? '#15151a' : '#000000'
}

function groundOf(first: string, colours: string[], tone: Tone): string {
  if (tone === 'vivid') return first
  const { c, h } = fromHex(first)
  // A pale or deep color of the brand's own comes before a mixed one.
  const own = colours.find((colour) => {
    const { l } = fromHex(colour)
    return tone === 'light' ? l > 0.93 : l < 0.28
  })
  if (own) return own
  return tone === 'light'
    ? toHex({ l: 0.965, c: Math.min(c, 0.022), h })
    : toHex({ l: 0.22, c: Math.min(c, 0.05), h })
}

function altOf(ground: string, first: string, tone: Tone): string {
  const { l, c, h } = fromHex(ground)
  if (tone === 'vivid') return toHex({ l: l > 0.75 ? l - 0.08 : l - 0.1, c, h })
  const { c: strength, h: hue } = fromHex(first)
  return tone === 'light'
    ? toHex({ l: 0.89, c: Math.min(strength, 0.06), h: hue })
    : toHex({ l: Math.max(0.1, l - 0.07), c: Math.min(strength, 0.04), h: hue })
}

const tinted = (first: string, isDark: boolean): string => {
  const { c, h } = fromHex(first)
  return toHex(isDark ? { l: 0.98, c: 0.008, h } : { l: 0.21, c: Math.min(c, 0.045), h })
}

/** The brand's first color that stands out from the background, or else the ink itself. */
const accentOn = (ground: string, choices: string[], ink: string): string =>
  choices.find((colour) => contrast(colour, ground) >= 1.7) ?? ink
