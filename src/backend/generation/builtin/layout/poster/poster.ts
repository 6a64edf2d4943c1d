import { contrast, readable } from '../../palette/color.ts'
import type { Palette } from '../../palette/palette.ts'
import { onColour } from '../../palette/poster-palette.ts'
import type { Backdrop } from '../../scene.ts'
import type { TextStyle } from '../../type/measure.ts'
import { type VoiceName, voice } from '../../type/voices.ts'
import type { Composition, Inks, Layout, LayoutInput } from '../layout.ts'
import { servesLook } from './asked-look.ts'

/** What a family of ads made of type alone has to provide. */
export interface PosterFamily {
  name: string
  /** How well it suits the words, 0 for not at all; 1 if nothing speaks for it. */
  suits(input: LayoutInput): number
  compose(input: LayoutInput): Composition
}

/** Posters are for ads without a picture; other layouts show pictures. */
export const poster = ({ name, suits, compose }: PosterFamily): Layout => ({
  name,
  fitness: (input) =>
    input.pictures.length === 0
      ? suits(input) * servesLook(name, input.brief) * servesTrade(name, input.brief)
      : 0,
  compose,
})

/** Loud type, and the trades that avoid it. */
const LOUD = new Set(['banner', 'brutalist', 'echo'])
const SOBER = new Set<LayoutInput['brief']['trade']>([
  'insurance',
  'loan',
  'bank',
  'clinic',
  'public',
  'property',
])

const servesTrade = (name: string, { trade, moods }: LayoutInput['brief']): number =>
  LOUD.has(name) && SOBER.has(trade) && !moods.includes('energetic') ? 0.12 : 1

/** A voice in the brief's language, or the brand's own typeface if it has one. */
export function speak({ brief, pairing, ownType }: LayoutInput, name: VoiceName): TextStyle {
  if (name === 'text' && ownType.text) return pairing.text
  if (name !== 'text' && ownType.heading) return pairing.display
  return voice(name, brief.language)
}

/** Text colors for a plane in any of the palette's colors. */
export function inksOn(ground: string, palette: Palette): Inks {
  const ink = onColour(ground, [palette.ink, palette.ground])
  const accent = [palette.accent, palette.spark, palette.groundAlt, ink].find(
    (colour) => contrast(colour, ground) >= 2.4,
  )
  const sure = accent ?? ink
  return {
    ground,
    ink,
    muted: readable(ink, ground, 4.9),
    accent: sure,
    onAccent: onColour(sure, [ground, palette.ground, palette.ink]),
  }
}

/** A ground in one color. */
export const plain = (colour: string): Backdrop => ({
  name: 'plain',
  paint: (ctx, { width, height }) => {
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, width, height)
  },
})

const CASED = /\p{Lu}|\p{Ll}/u

/** Capitals if the script has them. */
export const upper = (text: string, { brief }: LayoutInput): string =>
  CASED.test(text) ? text.toLocaleUpperCase(brief.language) : text
