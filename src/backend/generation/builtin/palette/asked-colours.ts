import type { Brief } from '../prompt/understand.ts'
import { fromHex } from './color.ts'
import { DARK, isPale } from './depth-words.ts'
import type { Scheme } from './poster-schemes.ts'
import { type SpokenColour, spokenColours } from './spoken-colours.ts'

/** Colors meant for the look: instructions to the designer before colors in the ad's words. */
export function askedColours({ language, colours, dropped }: Brief): SpokenColour[] {
  const spoken = spokenColours(dropped, language)
  return spoken.length > 0 ? spoken : colours.map((name) => ({ name, hex: null, place: null }))
}

const NEON = /\bneon\p{L}*|néon|霓虹|荧光|ネオン|네온|นีออน/iu

/** The light of a tube: an accent as strong as a screen can show it. */
export const isNeon = ({ dropped }: Brief): boolean => NEON.test(dropped.join('\n'))

/** Whether deep or pale colors are requested. */
export function askedDepth({ dropped }: Brief): 'dark' | 'pale' | null {
  const said = dropped.join('\n')
  if (DARK.test(said)) return 'dark'
  return isPale(said) ? 'pale' : null
}

const DEEP = 0.36
const FAINT = 0.82

/** Whether a scheme's ground is as deep or as pale as requested. */
export const hasDepth = ({ ground }: Scheme, depth: 'dark' | 'pale' | null): boolean => {
  const { l, c } = fromHex(ground)
  if (depth === 'dark') return l < DEEP
  return depth === 'pale' ? l > FAINT && c > 0.012 : true
}
