import type { Mood } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Oklch } from './color.ts'
import type { Palette, Tone } from './palette.ts'
import { isMuddy, paletteOf, type SheetName } from './product-palette.ts'

/** The colors of a photo that is shown whole. */
interface Photo {
  hue: number | null
  /** Colors sampled from all over it. */
  samples: readonly Oklch[]
}

/** A photo is colorful enough: its surroundings are pale, deep, or in a loud mood the photo's own color. */
const BY_TONE: Record<Tone, SheetName[]> = {
  light: ['pale', 'pale', 'paper'],
  dark: ['deep'],
  vivid: ['paper', 'deep'],
}
const LOUD: Partial<Record<Mood, SheetName[]>> = {
  playful: ['paper', 'pale'],
  energetic: ['paper', 'deep'],
}
const ANY: SheetName[] = ['pale', 'pale', 'paper', 'deep']
/** Around a dark photo a light sheet glares. */
const OF_DARK: SheetName[] = ['deep']
const DARK_MAX = 0.36
/** Deep shades of wood and skin hues are murky; this hue goes with all of them. */
const NIGHT_HUE = 262
/** The warm gray of card, for a photo without color. */
const CARD_HUE = 75
/** Accents have the photo's own hue, or one far from it. */
const ACCENTS = [0, 0, 150, 180]

/** Colors around a photo that is shown whole: in its own hue, so that the two belong together. */
export function photoPalette(
  { moods: [mood] }: Brief,
  { hue, samples }: Photo,
  { tone, random }: { tone?: Tone | undefined; random: Random },
): Palette {
  const light = samples.reduce((sum, { l }) => sum + l, 0) / Math.max(1, samples.length)
  const isDark = samples.length > 0 && light < DARK_MAX
  const sheets = tone ? BY_TONE[tone] : ((mood && LOUD[mood]) ?? ANY)
  const own = hue ?? quietHueOf(samples) ?? CARD_HUE
  const isWarm = isMuddy(own)
  const isLoud = (sheet: SheetName) => sheet === 'paper' && hue === null
  const clean = sheets
    .filter((sheet) => sheet !== 'deep' || !isWarm || tone === 'dark')
    .map((sheet) => (isLoud(sheet) ? 'pale' : sheet))
  const sheet = random.pick(isDark && !tone ? OF_DARK : clean)
  const ground = sheet === 'deep' && isWarm ? NIGHT_HUE : own
  return paletteOf(sheet, ground, own + random.pick(ACCENTS))
}

const BIN = 15
const COLOURED = 0.03
const SHARE_MIN = 0.002

/** The hue of what little color there is: lamps in a dark room, a cushion in a white one. */
function quietHueOf(samples: readonly Oklch[]): number | null {
  const weights = new Map<number, number>()
  for (const { c, h } of samples) {
    if (c < COLOURED) continue
    const bin = Math.floor(h / BIN)
    weights.set(bin, (weights.get(bin) ?? 0) + c)
  }
  const [best] = [...weights].toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < SHARE_MIN * samples.length) return null
  return (best[0] + 0.5) * BIN
}
