import type { ColourName } from '../../../../contract/ad-words.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import { askedColours, askedDepth } from './asked-colours.ts'
import { choosePalette, type PaletteWish } from './choose-palette.ts'
import { fromHex, toHex } from './color.ts'
import type { Palette, Tone } from './palette.ts'
import { photoPalette } from './photo-palette.ts'
import { posterPalette } from './poster-palette.ts'
import { ENOUGH, productPalette, standsOff } from './product-palette.ts'

/** Requested colors are kept; otherwise a cut-out product decides its ground. */
export function paletteFor(given: Brief, pictures: Picture[], wish: PaletteWish, random: Random) {
  const [product] = pictures
  if (!product) return posterPalette(given, wish, random)
  const brief = asAsked(given)
  const isFree =
    brief.colours.length === 0 &&
    !wish.colours?.length &&
    brief.occasions.every((occasion) => occasion === 'sale')
  const shaded = shadedPalette(brief, product, wish, random)
  if (shaded) return shaded
  if (isFree) {
    const of = product.isCutOut ? productPalette : photoPalette
    return of(brief, product, { tone: wish.tone, random })
  }
  const tone = wish.tone ?? (askedDepth(brief) === 'dark' ? 'dark' : undefined)
  const first = choosePalette(brief, { ...wish, ...(tone && { tone }) }, random)
  if (!product.isCutOut || wish.colours?.length || wish.tone) return first
  // The hue stays as named; its lightness may change.
  const tones = tonesOf(brief)
  const others = tones.map((tone) => choosePalette(brief, { ...wish, tone }, random.fork(tone)))
  const choices = first.isDark && !tones.includes('dark') ? others : [first, ...others]
  const stands = (palette: Palette) => standsOff(product.samples, palette.ground)
  const clear = choices.find((palette) => stands(palette) >= ENOUGH)
  return clear ?? choices.reduce((one, two) => (stands(two) > stands(one) ? two : one))
}

/** Instructions to the designer take precedence over colors in the ad's own words. */
function asAsked(brief: Brief): Brief {
  const asked = askedColours(brief).map(({ name }) => name)
  // A specific shade is handled separately, without a plain color beside it.
  return isShaded(brief) ? brief : { ...brief, colours: [...new Set([...asked, ...brief.colours])] }
}

const isShaded = (brief: Brief): boolean => askedColours(brief).some(({ hex }) => hex !== null)

/** A named shade is also the ground behind a product, if the product stands out from it. */
function shadedPalette(brief: Brief, product: Picture, wish: PaletteWish, random: Random) {
  const [first] = askedColours(brief)
  if (!first?.hex || wish.colours?.length) return null
  const named = posterPalette(brief, wish, random.fork('shade'))
  if (!product.isCutOut) return named
  // A pink bottle on its own pink: use the same color, paler or deeper.
  const palettes = [
    named,
    ...besides(first.hex).map((hex) =>
      posterPalette(brief, { ...wish, shade: hex }, random.fork(hex)),
    ),
  ]
  const isSeen = ({ ground }: Palette) => standsOff(product.samples, ground) >= SEEN
  return palettes.find(isSeen) ?? null
}

/** Shades that go by the same name: a step paler, and two steps deeper. */
function besides(hex: string): string[] {
  const { l, c, h } = fromHex(hex)
  const steps = [
    { l: Math.max(l, 0.965), c: Math.min(c, 0.022) },
    { l: l - 0.1, c: c * 1.25 },
    { l: l - 0.2, c: c * 1.45 },
  ]
  return steps.map((step) => toHex({ ...step, h }))
}

/** The share of a product that has to stand out from a requested ground. */
const SEEN = 0.45

const TONES = ['light', 'dark', 'vivid'] as const
const PALE = ['light', 'vivid'] as const

/** A requested cream, white, or yellow never turns black, however pale the product is. */
const tonesOf = (brief: Brief): readonly Tone[] => {
  const [first] = brief.colours
  const isBright = first !== undefined && BRIGHT.has(first) && askedDepth(brief) !== 'dark'
  return isBright && !brief.colours.includes('black') ? PALE : TONES
}
/** Darkened, these are no longer called by their names. */
const BRIGHT = new Set<ColourName>(['white', 'beige', 'yellow', 'orange', 'pink', 'gold', 'grey'])
