import type { ColourName, Mood, Occasion } from '../../../../contract/ad-words.ts'
import { isKeyOf } from '../../../../contract/keys-of.ts'
import { brandPalette } from '../brand/brand-palette.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { contrast, fromHex, readable, toHex } from './color.ts'
import type { Palette, Tone } from './palette.ts'

const HUES: Record<Exclude<ColourName, 'black' | 'white'>, number> = {
  red: 26,
  orange: 52,
  yellow: 92,
  green: 150,
  teal: 195,
  blue: 256,
  purple: 300,
  pink: 355,
  brown: 55,
  gold: 86,
  beige: 80,
  grey: 250,
}
const QUIET: Partial<Record<ColourName, number>> = {
  brown: 0.5,
  beige: 0.35,
  gold: 0.75,
  grey: 0.12,
}

const MOOD_TONES: Record<Mood, Tone[]> = {
  luxury: ['dark', 'dark', 'light'],
  playful: ['vivid', 'vivid', 'light'],
  minimal: ['light'],
  tech: ['dark', 'dark', 'vivid'],
  nature: ['light', 'light', 'dark'],
  calm: ['light'],
  energetic: ['vivid', 'dark', 'vivid'],
  warm: ['light', 'dark', 'light'],
}
export const MOOD_HUES: Record<Mood, number[]> = {
  luxury: [85, 20, 160, 280],
  playful: [350, 95, 190, 300],
  minimal: [80, 250, 30],
  tech: [275, 255, 195, 310],
  nature: [145, 120, 165],
  calm: [10, 200, 290, 150],
  energetic: [35, 130, 255, 15],
  warm: [55, 40, 70],
}
const OCCASION_HUES: Partial<Record<Occasion, number>> = {
  christmas: 28,
  summer: 225,
  winter: 245,
  spring: 140,
  autumn: 50,
  valentine: 5,
}

const OCCASION_TONES: Partial<Record<Occasion, Tone[]>> = {
  summer: ['vivid', 'light', 'vivid'],
  spring: ['light', 'vivid'],
  sale: ['vivid', 'dark', 'vivid', 'light'],
  christmas: ['dark', 'vivid'],
  autumn: ['light', 'dark', 'vivid'],
  valentine: ['light', 'vivid'],
}

export interface PaletteWish {
  /** Hue of the product or illustration, so that ground and object belong together. */
  objectHue: number | null
  /** Brightness of the ground; by default what the prompt's mood suggests. */
  tone?: Tone
  /** Colors to adhere to, of a brand or given as values in the prompt; the most important first. */
  colours?: string[]
}

/** Colors from the prompt, otherwise from the object, otherwise random. */
export function choosePalette(brief: Brief, wish: PaletteWish, random: Random): Palette {
  const named = brief.colours.find((colour) => isKeyOf(HUES, colour))
  const [value] = brief.hexColours
  const byName = named ? HUES[named] : moodHue(brief, wish, random)
  const hue = value ? fromHex(value).h : byName
  const calmness = (named && QUIET[named]) ?? 1
  const chosen = chooseTone(brief, random)
  const tone = wish.tone ?? chosen
  if (wish.colours?.length) return brandPalette(wish.colours, tone, random)
  const turned = hue + random.between(-8, 8)
  const isQuiet = brief.moods.some((mood) => QUIET_MOODS.has(mood))
  const paper = paperFor(brief, tone)
  // "Red and white": red is what stands out on the white.
  const isPair = brief.colours.length > 1 && brief.colours.some((colour) => NEUTRALS.has(colour))
  return makePalette({ hue: turned, tone, calmness, isQuiet, isPair, paper, random })
}

/** "Black and gold": black is the ground; a hue named beside it is for the accents. */
function paperFor({ colours }: Brief, tone: Tone): Recipe['paper'] {
  if (tone === 'dark' && colours.includes('black')) return 'black'
  if (tone === 'light' && colours.includes('white')) return 'white'
  // Gray as light as paper isn't gray.
  return tone === 'light' && colours[0] === 'grey' ? 'grey' : null
}

function moodHue(brief: Brief, wish: PaletteWish, random: Random): number {
  const [occasion] = brief.occasions
  const seasonal = occasion ? OCCASION_HUES[occasion] : undefined
  if (seasonal !== undefined && random.chance(0.6)) return seasonal
  if (wish.objectHue !== null && random.chance(0.6)) {
    // The object's own hue, a neighboring or the opposite one: all three go well with it.
    return wish.objectHue + random.pick([0, 0, 30, -30, 180, 150])
  }
  const [mood] = brief.moods
  return mood ? random.pick(MOOD_HUES[mood]) : random.between(0, 360)
}

function chooseTone(brief: Brief, random: Random): Tone {
  if (brief.colours.includes('black')) return 'dark'
  if (brief.colours[0] === 'white' || brief.colours[0] === 'beige') return 'light'
  const [mood] = brief.moods
  const [occasion] = brief.occasions
  const seasonal = occasion ? OCCASION_TONES[occasion] : undefined
  const tones: Tone[] = seasonal ?? (mood ? MOOD_TONES[mood] : ['light', 'vivid', 'dark', 'vivid'])
  return random.pick(tones)
}

/** Quiet light colors around a hue, for ads in which the pictures alone should speak. */
export const makeNeutralPalette = (hue: number, random: Random): Palette =>
  makePalette({ hue, tone: 'light', calmness: 0.6, random })

interface Recipe {
  hue: number
  tone: Tone
  /** 1 for full color, less for muted ones such as brown and beige. */
  calmness: number
  /** A ground without its own hue. */
  paper?: 'black' | 'white' | 'grey' | null
  /** Whether a color and a neutral were named: no third one is added. */
  isPair?: boolean
  /** Whether accents stay close to the ground's hue. */
  isQuiet?: boolean
  random: Random
}

const PAPERS: Record<'black' | 'white' | 'grey', [string, string]> = {
  black: ['#fafaf9', '#ebebe9'],
  white: ['#fafaf9', '#ebebe9'],
  grey: ['#d9dbde', '#c3c6ca'],
}

const NEUTRALS = new Set<ColourName>(['white', 'black', 'grey'])
const QUIET_MOODS = new Set<Mood>(['luxury', 'calm', 'minimal', 'warm', 'nature'])

function makePalette(recipe: Recipe): Palette {
  const { hue, tone, calmness, isQuiet, isPair, paper = null, random } = recipe
  const turn = random.pick([0, 40, -45, 180, 150])
  // Opposite colors shout: turquoise on wine red suits a sale, not a winery.
  const apart = isQuiet ? turn % 60 : turn
  const accentHue = isPair ? hue : hue + apart
  const colour = (l: number, c: number, h = hue) => toHex({ l, c: c * calmness, h })
  // Darkened orange and olive look muddy; with hardly any chroma they are a warm black.
  const mud = isMuddy(hue) ? 0.3 : 1
  const grounds: Record<Tone, [string, string]> = {
    light: paper ? PAPERS[paper] : [colour(0.955, 0.028), colour(0.885, 0.06)],
    dark: paper ? ['#151516', '#232325'] : [colour(0.23, 0.05 * mud), colour(0.15, 0.035 * mud)],
    // Yellow only looks yellow if it's bright; darkened for white text it looks muddy.
    vivid: isYellow(hue)
      ? [colour(0.87, 0.17), colour(0.79, 0.17)]
      : [colour(0.66, 0.19), colour(0.53, 0.2)],
  }
  const [ground, groundAlt] = grounds[tone]
  const isDark = tone === 'dark' || (tone === 'vivid' && !isYellow(hue))
  const safeGround = tone === 'vivid' ? settle(ground, isDark) : ground
  const ink = isDark ? readable(colour(0.985, 0.012), safeGround, 7) : colour(0.2, 0.05)
  const accent = accentOn(tone, safeGround, accentHue, isDark)
  return {
    isDark,
    hue: ((hue % 360) + 360) % 360,
    ground: safeGround,
    groundAlt: tone === 'vivid' ? settle(groundAlt, isDark) : groundAlt,
    ink: contrast(ink, safeGround) >= 4.5 ? ink : readable(ink, safeGround),
    muted: readable(colour(isDark ? 0.86 : 0.42, 0.04), safeGround),
    accent,
    onAccent:
      contrast('#ffffff', accent) >= 4.5
        ? '#ffffff'
        : readable(toHex({ l: 0.22, c: 0.05, h: accentHue }), accent),
    spark: toHex({ l: isDark ? 0.75 : 0.72, c: 0.16, h: accentHue + random.pick([60, -60, 180]) }),
  }
}

const isMuddy = (hue: number): boolean => {
  const turned = ((hue % 360) + 360) % 360
  return turned > 38 && turned < 128
}

const isYellow = (hue: number): boolean => {
  const turned = ((hue % 360) + 360) % 360
  return turned > 62 && turned < 128
}

/** Adjusts a vivid ground until white (or near-black) text is legible on it. */
const settle = (ground: string, isDark: boolean): string =>
  isDark ? readable(ground, '#ffffff', 4.6) : ground

/** Strong against the ground, with legible text on it: white on all hues except yellow. */
function accentOn(tone: Tone, ground: string, hue: number, isDark: boolean): string {
  if (tone === 'vivid' && !isDark) return toHex({ l: 0.25, c: 0.08, h: hue })
  if (tone === 'vivid') return readable(toHex({ l: 0.9, c: 0.14, h: hue }), ground, 3)
  if (isDark) return toHex({ l: 0.82, c: 0.17, h: hue })
  return isYellow(hue)
    ? toHex({ l: 0.82, c: 0.17, h: Math.min(hue, 92) })
    : readable(toHex({ l: 0.58, c: 0.2, h: hue }), '#ffffff')
}
