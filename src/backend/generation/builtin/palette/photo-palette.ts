import type { Mood } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Oklch } from './color.ts'
import type { Palette, Tone } from './palette.ts'
import { isMuddy, paletteOf, type SheetName } from './product-palette.ts'

/** What is known of the colours of a photo that is shown whole. */
interface Photo {
  hue: number | null
  /** Colours of pixels from all over it. */
  samples: readonly Oklch[]
}

/** A photo is colourful enough by itself: what frames it is pale, deep, or for a loud mood its own colour. */
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
/** Round a dark photo a light sheet glares. */
const OF_DARK: SheetName[] = ['deep']
const DARK_MAX = 0.36
/** The hues of wood and skin are murky when they are deep; this one goes with all of them. */
const NIGHT_HUE = 262
/** The warm grey of card, beside a photo of no colour. */
const CARD_HUE = 75
/** What stands out is of the photo's own hue, or far from it. */
const ACCENTS = [0, 0, 150, 180]

/** Colours round a photo that is shown whole: of its own hue, so that the two are of one piece. */
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

/** The hue of what little colour there is: lamps in a dark room, a cushion in a white one. */
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
