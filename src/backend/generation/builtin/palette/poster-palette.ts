import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import { brandPalette } from '../brand/brand-palette.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import {
  askedColours,
  askedDepth,
  askedShade,
  distance,
  hasDepth,
  isNeon,
} from './asked-colours.ts'
import { contrast, fromHex, readable, shade, toHex } from './color.ts'
import type { Palette, Tone } from './palette.ts'
import { SCHEMES, type Scheme } from './poster-schemes.ts'

const BY_MOOD: Record<Mood, ColourName[]> = {
  luxury: ['gold', 'black', 'beige', 'green'],
  playful: ['pink', 'yellow', 'blue', 'orange', 'purple', 'green'],
  minimal: ['white', 'beige', 'grey'],
  tech: ['black', 'blue', 'purple', 'white'],
  nature: ['green', 'beige', 'teal'],
  calm: ['beige', 'blue', 'pink', 'teal'],
  energetic: ['red', 'yellow', 'orange', 'black', 'blue'],
  warm: ['orange', 'brown', 'beige', 'red'],
}
const BY_OCCASION: Partial<Record<Occasion, ColourName[]>> = {
  christmas: ['red', 'green', 'gold'],
  summer: ['yellow', 'orange', 'teal', 'blue', 'pink'],
  winter: ['blue', 'white', 'purple'],
  spring: ['pink', 'green', 'blue'],
  autumn: ['orange', 'brown', 'red'],
  valentine: ['pink', 'red'],
  sale: ['red', 'yellow', 'black', 'blue', 'pink', 'orange'],
}
const ANY: ColourName[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'beige',
  'black',
  'white',
]

export interface PosterWish {
  tone?: Tone
  /** Colours to keep to, of a brand or given by value; the most important first. */
  colours?: string[]
}

/** Colours of an ad made of type alone: few, sure, and those that were asked for. */
export function posterPalette(brief: Brief, wish: PosterWish, random: Random): Palette {
  const tone = wish.tone
  if (wish.colours?.length) return brandPalette(wish.colours, tone ?? 'vivid', random)
  const [first, second] = askedColours(brief)
  const name = first ?? random.pick(namesFor(brief))
  const named = SCHEMES.filter((scheme) => scheme.name === name)
  const asked = named.filter((scheme) => !tone || scheme.tone === tone)
  // A colour that was named is to be seen: it fills the ground wherever there is such a ground.
  const full = first && !tone ? named.filter((scheme) => scheme.tone !== opposed(first)) : asked
  const depth = first && !tone ? askedDepth(brief) : null
  const deep = depth ? named.filter((scheme) => hasDepth(scheme, depth)) : []
  const asShade = first && !tone ? askedShade(brief) : null
  const near = asShade ? nearest(named, asShade) : []
  const glowing = isNeon(brief) ? named.filter(({ accent }) => fromHex(accent).c > GLOW) : []
  const scheme = random.pick(
    [near, glowing, deep, full, named].find((list) => list.length > 0) ?? SCHEMES,
  )
  return paletteOf(second ? withSecond(scheme, second) : scheme)
}

/** The tone in which a named colour would be a mere accent. */
const opposed = (name: ColourName): Tone | null => {
  if (name === 'black') return 'light'
  return name === 'white' || name === 'beige' ? 'dark' : 'light'
}

function namesFor({ moods, occasions }: Brief): ColourName[] {
  const [mood] = moods
  const [occasion] = occasions
  const fitting = [
    ...((mood && BY_MOOD[mood]) ?? []),
    ...((occasion && BY_OCCASION[occasion]) ?? []),
  ]
  return fitting.length > 0 ? fitting : ANY
}

const SIGHT = 2.2
/** Chroma of what seems to shine by itself. */
const GLOW = 0.19
/** Further than this no scheme's ground goes by the name of a shade. */
const LIKE = 0.07

const nearest = (schemes: Scheme[], shade: string): Scheme[] => {
  const far = ({ ground }: Scheme) => distance(ground, shade)
  const [first] = [...schemes].sort((one, other) => far(one) - far(other))
  return first && far(first) < LIKE ? [first] : []
}

/** Two colours named: the ad is made of these two. */
function withSecond(scheme: Scheme, second: ColourName): Scheme {
  const other = SCHEMES.filter(({ name }) => name === second)
  const vivid = other.find(({ tone }) => tone === 'vivid') ?? other[0]
  const colour = PURE[second] ?? vivid?.ground
  if (!colour) return scheme
  if (contrast(colour, scheme.ground) < SIGHT) return { ...scheme, alt: colour, spark: colour }
  const isInk = contrast(colour, scheme.ground) >= 7
  const { l } = fromHex(colour)
  const spark = shade(colour, { l: l > 0.6 ? -0.08 : 0.1 })
  return { ...scheme, accent: colour, spark, ...(isInk && { ink: colour }) }
}

/** Colours that are themselves whatever is beside them. */
const PURE: Partial<Record<ColourName, string>> = {
  white: '#ffffff',
  black: '#101012',
  gold: '#d9b25f',
}

function paletteOf({ ground, alt, ink, accent, spark }: Scheme): Palette {
  const { l, h } = fromHex(ground)
  const soft = fromHex(ink)
  return {
    isDark: contrast('#ffffff', ground) > contrast('#111111', ground),
    hue: h,
    ground,
    groundAlt: alt,
    ink,
    muted: readable(toHex({ ...soft, l: soft.l + (l - soft.l) * 0.22 }), ground, 5.2),
    accent,
    onAccent: onColour(accent, [ground, ink]),
    spark,
  }
}

/** What reads on a colour: one of the given, else the better of paper and ink. */
export function onColour(colour: string, choices: string[]): string {
  const own = choices.find((choice) => contrast(choice, colour) >= 4.9)
  if (own) return own
  return contrast('#ffffff', colour) >= contrast('#101012', colour) ? '#ffffff' : '#101012'
}
