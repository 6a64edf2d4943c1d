import type { ColourName } from '../../../../contract/ad-words.ts'
import { PALE, SHADES } from '../prompt/lexicon/shades.ts'
import type { Random } from '../random.ts'
import { contrast, fromHex, readable, shade, toHex } from './color.ts'
import type { Tone } from './palette.ts'
import { SCHEMES, type Scheme } from './poster-schemes.ts'
import type { SpokenColour } from './spoken-colours.ts'

/** Below this distance, two colors go by one name. */
const SAME = 0.035
/** Below this distance, a hand-picked scheme counts as exactly that color. */
const EXACT = 0.012
const SIGHT = 2.2
const READS = 5.2
const PAPER = 0.88
const NEUTRAL = new Set<ColourName>(['beige', 'white', 'grey'])

/** The perceived distance of two colors. */
function distance(one: string, other: string): number {
  const [a, b] = [fromHex(one), fromHex(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  const chroma = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)
  return Math.sqrt((a.l - b.l) ** 2 + Math.max(0, chroma))
}

const OWN_NAMES = [...SHADES.map(({ hex }) => hex), ...Object.values(PALE)]

/** Green doesn't mean mint: such a ground is only for prompts that name it. */
export const isShade = (ground: string): boolean =>
  OWN_NAMES.some((hex) => distance(hex, ground) < SAME)

/** The ground's color first, then the accent; colors wished for lettering come before others. */
export function inPlaces(
  colours: SpokenColour[],
  tone: Tone | undefined,
  random: Random,
): SpokenColour[] {
  const [first, second] = colours
  if (!first) return []
  const fits = ({ hex }: SpokenColour) => hex !== null && isOfTone(hex, tone)
  const isFree = colours.length === 2 && !colours.some(({ place }) => place !== null)
  const isBeside =
    isFree && second?.hex && NEUTRAL.has(second.name) && fromHex(second.hex).l > PAPER
  // "Terracotta and cream": either may be the paper.
  const turned = isBeside && first.name !== 'white' && random.chance(0.5) ? second : undefined
  const ground =
    colours.find(({ place }) => place === 'ground') ??
    (tone && colours.find(fits)) ??
    turned ??
    colours.find(({ place }) => place === null) ??
    first
  const others = colours.filter((each) => each !== ground)
  const inks = others.filter(({ place }) => place === 'ink')
  return [ground, ...inks, ...others.filter((each) => !inks.includes(each))]
}

function isOfTone(hex: string, tone: Tone | undefined): boolean {
  const { l } = fromHex(hex)
  if (tone === 'light') return l > 0.8
  return tone === 'dark' ? l < 0.36 : true
}

/** A scheme with exactly this color as ground; if light or dark is requested, with paper of its hue. */
export function schemeOfShade(hex: string, tone?: Tone): Scheme {
  if (!isOfTone(hex, tone)) return withSecond(schemeOf(paperOf(hex, tone)), asColour(hex))
  const far = ({ ground }: Scheme) => distance(ground, hex)
  const [near] = SCHEMES.toSorted((one, other) => far(one) - far(other))
  return near && far(near) < EXACT ? near : schemeOf(hex)
}

const asColour = (hex: string): SpokenColour => ({ name: 'grey', hex, place: null })

const paperOf = (hex: string, tone?: Tone): string => {
  const { c, h } = fromHex(hex)
  return toHex(tone === 'dark' ? { l: 0.2, c: Math.min(c, 0.05), h } : { l: 0.96, c: 0.018, h })
}

function schemeOf(hex: string): Scheme {
  const { c, h } = fromHex(hex)
  const inks = [toHex({ l: 0.21, c: Math.min(c, 0.05), h }), toHex({ l: 0.98, c: 0.012, h })]
  const [ink = '#101012'] = inks.toSorted((a, b) => contrast(b, hex) - contrast(a, hex))
  const ground = contrast(ink, hex) >= READS ? hex : readable(hex, ink, READS)
  const { l } = fromHex(ground)
  const isPaper = l > PAPER
  const strong = toHex({ l: 0.46, c: Math.min(0.16, Math.max(c * 2, 0.09)), h })
  const pale = toHex({ l: 0.95, c: Math.min(c, 0.03), h })
  const accent = [isPaper ? strong : pale, ink].find((each) => contrast(each, ground) >= SIGHT)
  return {
    name: 'grey',
    tone: isPaper ? 'light' : 'vivid',
    ground,
    alt: shade(ground, { l: l > 0.6 ? -0.07 : 0.07 }),
    ink,
    accent: accent ?? ink,
    spark: shade(ground, { l: l > 0.6 ? -0.18 : 0.22 }),
  }
}

/** Two named colors: the ad consists of these two, plus a third if one is named. */
export function withSecond(scheme: Scheme, second: SpokenColour, third?: SpokenColour): Scheme {
  const { ground, ink } = scheme
  const colour = hexOf(second, ground)
  if (!colour) return scheme
  const own = third && hexOf(third)
  if (contrast(colour, ground) < SIGHT) {
    const accent = isForeign(scheme.accent, ground) ? ink : scheme.accent
    return { ...scheme, alt: colour, spark: own ?? colour, accent }
  }
  const { l, c } = fromHex(colour)
  // Words in a loud color are loud everywhere: it's reserved for accents.
  const isQuiet = l < 0.42 || l > 0.92 || c < 0.06 || second.place === 'ink'
  const isInk = isQuiet && contrast(colour, ground) >= (second.place === 'ink' ? 4.5 : 7)
  const spark = own ?? shade(colour, { l: l > 0.6 ? -0.08 : 0.1 })
  return { ...scheme, accent: colour, spark, ...(isInk && { ink: colour }) }
}

const isForeign = (colour: string, ground: string): boolean => {
  const [a, b] = [fromHex(colour), fromHex(ground)]
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180)
  return a.c > 0.06 && turn > 60
}

/** A gradient from one color to another, with words that are legible on all of it. */
export function blended(from: SpokenColour, to: SpokenColour): Scheme {
  const ends = [hexOf(from) ?? '#ffffff', hexOf(to) ?? '#ffffff']
  const worst = (ink: string) => Math.min(...ends.map((end) => contrast(ink, end)))
  const ink = worst('#ffffff') * 1.35 >= worst('#101012') ? '#ffffff' : '#101012'
  const [ground, alt] = ends.map((end) =>
    contrast(ink, end) >= READS ? end : readable(end, ink, READS),
  )
  const base = schemeOf(ground ?? '#ffffff')
  return { ...base, ground: ground ?? base.ground, alt: alt ?? base.alt, ink, accent: ink }
}

/** Colors that stay the same whatever is beside them. */
const PURE: Partial<Record<ColourName, string>> = {
  white: '#ffffff',
  black: '#101012',
  gold: '#d9b25f',
}

/**
 * The typical shade of a plain color: vivid if there is such a ground, and bright enough to be seen on a dark one.
 */
function hexOf({ name, hex }: SpokenColour, ground?: string): string | null {
  const known = hex ?? PURE[name]
  if (known) return known
  const named = SCHEMES.filter((scheme) => scheme.name === name)
  const plain = named.filter((scheme) => !isShade(scheme.ground))
  const vivid = [...plain, ...named].filter(({ tone }) => tone === 'vivid')
  const choices = [...vivid, ...plain, ...named].map((scheme) => scheme.ground)
  const isSeen = (colour: string) => !ground || contrast(colour, ground) >= SEEN
  return choices.find(isSeen) ?? choices[0] ?? null
}
const SEEN = 3
