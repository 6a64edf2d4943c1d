import type { Mood } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { MOOD_HUES } from './choose-palette.ts'
import { contrast, fromHex, type Oklch, readable, toHex } from './color.ts'
import type { Palette, Tone } from './palette.ts'

/** The colors of a product that was cut out of its ground. */
interface Product {
  hue: number | null
  /** Colors sampled from all over it. */
  samples: readonly Oklch[]
}

/** Backgrounds that a photographer would hang behind a product, by lightness and chroma. */
const SHEETS = {
  pale: { ground: [0.945, 0.022], alt: [0.88, 0.045], isDark: false },
  paper: { ground: [0.86, 0.075], alt: [0.8, 0.09], isDark: false },
  tint: { ground: [0.775, 0.082], alt: [0.72, 0.09], isDark: false },
  rich: { ground: [0.47, 0.132], alt: [0.4, 0.12], isDark: true },
  deep: { ground: [0.27, 0.045], alt: [0.2, 0.035], isDark: true },
} as const
export type SheetName = keyof typeof SHEETS

const BY_MOOD: Record<Mood, SheetName[]> = {
  luxury: ['deep', 'pale', 'rich', 'paper'],
  playful: ['paper', 'rich', 'pale'],
  minimal: ['pale', 'paper', 'tint'],
  tech: ['deep', 'pale', 'rich', 'paper'],
  nature: ['paper', 'pale', 'rich'],
  calm: ['pale', 'paper', 'tint'],
  energetic: ['rich', 'paper', 'deep'],
  warm: ['paper', 'pale', 'deep'],
}
const BY_TONE: Record<Tone, SheetName[]> = {
  light: ['pale', 'paper', 'tint'],
  dark: ['deep', 'rich'],
  vivid: ['paper', 'rich'],
}
const ANY: SheetName[] = ['paper', 'pale', 'rich', 'deep']
/** If explicitly requested, these hues take precedence over the product's own. */
const BOUND: Partial<Record<Mood, number[]>> = { warm: [62, 34, 48, 20], nature: [145, 120, 165] }
/** Minimum share of a product that stands out for a requested ground to be kept. */
const NEARLY = 0.45

/** Beside a product without color, any of these looks friendly. */
const FRIENDLY = [20, 55, 88, 150, 200, 250, 300, 350]
/** The product's own hue, its neighbors, and the opposites. */
const RELATED = [0, 25, -25, 180, 150, -150]

/** OKLab distance from which a patch clearly stands out from the ground. */
const APART = 0.15
/** Share of a product that has to stand out. */
export const ENOUGH = 0.8

/** Colors for a cut-out product: related to its own, but such that it never blends into its ground. */
export function productPalette(
  brief: Brief,
  { hue, samples }: Product,
  { tone, random }: { tone?: Tone; random: Random },
): Palette {
  const [mood] = brief.moods
  const bySense = mood ? BY_MOOD[mood] : ANY
  const sheets = shuffled(tone ? BY_TONE[tone] : bySense, random)
  const related = hue === null ? FRIENDLY : RELATED.map((turn) => hue + turn)
  const hues = shuffled([...related, ...(mood ? MOOD_HUES[mood].slice(0, 1) : [])], random)
  const bound = brief.moods.flatMap((each) => BOUND[each] ?? [])
  // Requested hues come first; a product that blends into all of them gets another background.
  const asked = bestOf(samples, sheets, [...shuffled(bound, random), ...(bound.length ? [] : hues)])
  const best = asked.apart >= NEARLY ? asked : bestOf(samples, [...sheets, ...ANY], hues)
  return paletteOf(best.sheet, best.hue, hue ?? best.hue + random.pick([0, 150, 180]))
}

/** The first ground that a product stands out from, otherwise the one it stands out from most. */
function bestOf(samples: readonly Oklch[], sheets: readonly SheetName[], hues: readonly number[]) {
  const all = sheets.flatMap((sheet) => hues.map((hue) => ({ sheet, hue })))
  // Darkened halfway, such a hue is neither a color nor a gray.
  const clean = all.filter(({ sheet, hue }) => sheet !== 'rich' || !isMuddy(hue))
  const clear = clean.filter(isClearOf(samples))
  const choices = [clear, clean, all].find((list) => list.length > 0) ?? []
  let best = { ...choices[0]!, apart: -1 }
  for (const choice of choices) {
    const apart = standsOff(samples, groundOf(choice.sheet, choice.hue))
    if (apart > best.apart) best = { ...choice, apart }
    if (apart >= ENOUGH) break
  }
  return best
}

/** In lightness: anything darker sinks into a dark sheet, anything paler fades on a pale one. */
const DARK_MAX = 0.4
const PALE_MIN = 0.84
/** In degrees: closer to the product's hue, a rich sheet looks like a stain of a colored product. */
const OWN_HUE = 42
const COLOURED = 0.07

/** Sheets that differ from a product in lightness or in color. */
function isClearOf(samples: readonly Oklch[]) {
  const count = Math.max(1, samples.length)
  const mean = (part: 0 | 1 | 2) =>
    samples.reduce((sum, sample) => sum + inLab(sample)[part], 0) / count
  const [l, a, b] = [mean(0), mean(1), mean(2)]
  const isColoured = Math.hypot(a, b) >= COLOURED
  const own = (Math.atan2(b, a) * 180) / Math.PI
  return ({ sheet, hue }: { sheet: SheetName; hue: number }): boolean => {
    if (samples.length === 0) return true
    if (SHEETS[sheet].isDark && l < DARK_MAX) return false
    if (sheet === 'pale' && l > PALE_MIN) return false
    return !(sheet === 'rich' && isColoured && turnBetween(hue, own) < OWN_HUE)
  }
}

const turnBetween = (one: number, other: number): number => {
  const turn = turned(one - other)
  return Math.min(turn, 360 - turn)
}

/** The share of a product that stands out from a ground of one color. */
export function standsOff(samples: readonly Oklch[], ground: string): number {
  if (samples.length === 0) return 1
  const [l, a, b] = inLab(fromHex(ground))
  const clear = samples.filter((sample) => {
    const [light, greenRed, blueYellow] = inLab(sample)
    return Math.hypot(light - l, greenRed - a, blueYellow - b) >= APART
  })
  return clear.length / samples.length
}

const inLab = ({ l, c, h }: Oklch): [number, number, number] => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

const turned = (hue: number) => ((hue % 360) + 360) % 360

/** Orange to olive, which look muddy when darkened. */
export const isMuddy = (hue: number) => turned(hue) > 38 && turned(hue) < 128

const groundOf = (sheet: SheetName, hue: number, part: 'ground' | 'alt' = 'ground'): string => {
  const { isDark } = SHEETS[sheet]
  const [l, c] = SHEETS[sheet][part]
  return toHex({ l, c: isDark && isMuddy(hue) ? 0.014 : c, h: hue })
}

/** All colors of an ad from its sheet, the sheet's hue, and the accent's hue. */
export function paletteOf(sheet: SheetName, hue: number, accentHue: number): Palette {
  const { isDark } = SHEETS[sheet]
  const ground = groundOf(sheet, hue)
  const ink = toHex({ l: isDark ? 0.985 : 0.22, c: isDark ? 0.01 : 0.045, h: hue })
  const accent = accentOf(isDark, ground, accentHue)
  return {
    isDark,
    hue: turned(hue),
    ground,
    groundAlt: groundOf(sheet, hue, 'alt'),
    ink: readable(ink, ground, 5),
    muted: readable(toHex({ l: isDark ? 0.86 : 0.4, c: 0.035, h: hue }), ground, 4.9),
    accent,
    onAccent:
      contrast('#ffffff', accent) >= 4.5
        ? '#ffffff'
        : readable(toHex({ l: 0.22, c: 0.05, h: accentHue }), accent),
    spark: toHex({ l: isDark ? 0.78 : 0.7, c: 0.14, h: accentHue + 60 }),
  }
}

/** A button in a color of the product; if that would be brown, in ink. */
function accentOf(isDark: boolean, ground: string, hue: number): string {
  if (isDark) return toHex({ l: 0.89, c: isMuddy(hue) ? 0.11 : 0.075, h: hue })
  const full = isMuddy(hue) ? { l: 0.26, c: 0.035, h: hue } : { l: 0.48, c: 0.16, h: hue }
  return readable(readable(toHex(full), '#ffffff'), ground, 3)
}
