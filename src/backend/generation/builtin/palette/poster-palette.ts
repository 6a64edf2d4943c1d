import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import { brandPalette } from '../brand/brand-palette.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { contrast, fromHex, readable, toHex } from './color.ts'
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
  const [first, second] = brief.colours
  const name = first ?? random.pick(namesFor(brief))
  const named = SCHEMES.filter((scheme) => scheme.name === name)
  const asked = named.filter((scheme) => !tone || scheme.tone === tone)
  // A colour that was named is to be seen: it fills the ground wherever there is such a ground.
  const full = first && !tone ? named.filter((scheme) => scheme.tone !== opposed(first)) : asked
  const scheme = random.pick(full.length > 0 ? full : named)
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

/** Two colours named: the second is the accent where it stands out from the first. */
function withSecond(scheme: Scheme, second: ColourName): Scheme {
  const other = SCHEMES.find(({ name, tone }) => name === second && tone === 'vivid')
  const colour = other?.ground ?? SCHEMES.find(({ name }) => name === second)?.ground
  if (!colour || contrast(colour, scheme.ground) < 1.8) return scheme
  return { ...scheme, accent: colour, spark: colour }
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
