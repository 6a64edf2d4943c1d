import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import { brandPalette } from '../brand/brand-palette.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { askedColours, askedDepth, hasDepth, isNeon } from './asked-colours.ts'
import { contrast, fromHex, readable, toHex } from './color.ts'
import type { Palette, Tone } from './palette.ts'
import { SCHEMES, type Scheme } from './poster-schemes.ts'
import { blended, inPlaces, isShade, schemeOfShade, withSecond } from './shade-schemes.ts'
import { isBlend, type SpokenColour } from './spoken-colours.ts'
import { BY_TRADE } from './trade-colours.ts'

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
  /** Colors to adhere to, of a brand or given as values; the most important first. */
  colours?: string[]
  /** Replaces the first named shade. */
  shade?: string
}

/** Colors of an ad made of type alone: few and bold, including the requested ones. */
export function posterPalette(brief: Brief, wish: PosterWish, random: Random): Palette {
  const { colours } = wish
  if (colours?.length) return brandPalette(colours, wish.tone ?? 'vivid', random)
  const asked = shadedAs(askedColours(brief), wish.shade)
  const tone = asked.some(({ isMade }) => isMade) ? undefined : wish.tone
  const [first, second, third] = inPlaces(asked, tone, random)
  if (first && second && isBlend(brief.dropped)) return paletteOf(blended(first, second))
  const scheme = first?.hex
    ? schemeOfShade(first.hex, tone)
    : random.pick(schemesFor(brief, first?.name ?? random.pick(namesFor(brief)), wish, !first))
  return paletteOf(second ? withSecond(scheme, second, third) : scheme)
}

const shadedAs = ([first, ...others]: SpokenColour[], hex: string | undefined): SpokenColour[] => {
  if (!first) return []
  return hex ? [{ ...first, hex }, ...others] : [first, ...others]
}

/** A color's schemes, narrowed to those that match the request. */
function schemesFor(
  brief: Brief,
  name: ColourName,
  { tone }: PosterWish,
  isChance: boolean,
): readonly Scheme[] {
  const all = SCHEMES.filter((scheme) => scheme.name === name)
  const plain = all.filter(({ ground }) => !isShade(ground))
  const named = isChance || plain.length === 0 ? all : plain
  if (isChance || tone) return byTone(brief, named, tone)
  const depth = askedDepth(brief)
  const deep = depth ? all.filter((scheme) => hasDepth(scheme, depth)) : []
  // "Classy, pink" doesn't mean a loud pink: the ground should be visibly pink, but quiet.
  const isCalm = opposed(name) === 'light' && brief.moods.some((mood) => QUIET.has(mood))
  const quiet = isCalm ? all.filter(isQuiet) : []
  const glowing = isNeon(brief) ? named.filter(({ accent }) => fromHex(accent).c > GLOW) : []
  // A named color must be visible: it fills the ground wherever such a ground exists.
  const full = named.filter((scheme) => scheme.tone !== opposed(name))
  const vivid = opposed(name) === 'light' ? full.filter(({ tone: of }) => of === 'vivid') : []
  return [glowing, deep, quiet, vivid, full, named].find((list) => list.length > 0) ?? SCHEMES
}

/** Of the schemes to choose from at random, those in the wished tone. */
function byTone(brief: Brief, named: readonly Scheme[], tone: Tone | undefined): readonly Scheme[] {
  const isCheerful = !tone && brief.moods.some((mood) => CHEERFUL.has(mood))
  const isDark = askedDepth(brief) === 'dark' || brief.tone === 'dark'
  const unwished = isCheerful && !isDark ? 'dark' : null
  const toned = named.filter(({ tone: of }) => (tone ? of === tone : of !== unwished))
  return toned.length > 0 ? toned : named
}

/** "Cheerful, a bit retro": no somber ground. */
const CHEERFUL = new Set<Mood>(['playful', 'calm'])
const QUIET = new Set<Mood>(['luxury', 'calm'])
const isQuiet = ({ ground, tone }: Scheme): boolean => {
  const { c } = fromHex(ground)
  return c >= 0.028 && c <= 0.105 && tone !== 'light'
}

/** The tone in which a named color would be a mere accent. */
const opposed = (name: ColourName): Tone | null => {
  if (name === 'black') return 'light'
  return name === 'white' || name === 'beige' ? 'dark' : 'light'
}

function namesFor({ moods, occasions, trade, avoided = [] }: Brief): ColourName[] {
  const [mood] = moods
  const [occasion] = occasions
  const wished = [
    ...((mood && BY_MOOD[mood]) ?? []),
    ...((occasion && BY_OCCASION[occasion]) ?? []),
  ]
  const ofTrade = (trade && BY_TRADE[trade]) ?? []
  const both = wished.filter((name) => ofTrade.includes(name))
  const fitting = [both, wished, ofTrade].find((names) => names.length > 0) ?? []
  const isCheerful = moods.some((each) => CHEERFUL.has(each))
  const shunned = new Set<ColourName>([...avoided, ...(isCheerful ? (['black'] as const) : [])])
  const left = (names: readonly ColourName[]) => names.filter((name) => !shunned.has(name))
  const names = left(fitting)
  return names.length > 0 ? names : left(ANY)
}

/** Chroma from which a color seems to glow. */
const GLOW = 0.19

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

/** A legible color on another: one of the choices, otherwise the better of paper and ink. */
export function onColour(colour: string, choices: string[]): string {
  const own = choices.find((choice) => contrast(choice, colour) >= 4.9)
  if (own) return own
  return contrast('#ffffff', colour) >= contrast('#101012', colour) ? '#ffffff' : '#101012'
}
