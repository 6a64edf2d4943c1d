import type { Language } from '../../../../contract/languages.ts'
import type { TextStyle } from './measure.ts'

/** The voices available to posters, in any script. */
export const VOICE_NAMES = ['loud', 'grotesk', 'serif', 'soft', 'mono', 'text'] as const
export type VoiceName = (typeof VOICE_NAMES)[number]

type Cut = Pick<TextStyle, 'face' | 'weight' | 'tracking'>

/** The typeface for Latin letters, and its counterparts for other scripts. */
const VOICES: Record<VoiceName, Cut & { own?: Partial<Record<Language, Cut>> }> = {
  loud: {
    face: 'anton',
    weight: 400,
    tracking: 0,
    own: {
      vi: { face: 'oswald', weight: 700, tracking: 0 },
      ja: { face: 'dela-gothic-one', weight: 400, tracking: -0.02 },
      ko: { face: 'black-han-sans', weight: 400, tracking: -0.01 },
      th: { face: 'kanit', weight: 800, tracking: -0.005 },
      zh: { face: 'inter', weight: 900, tracking: -0.02 },
    },
  },
  grotesk: {
    face: 'inter',
    weight: 780,
    tracking: -0.042,
    own: {
      vi: { face: 'be-vietnam-pro', weight: 800, tracking: -0.03 },
      th: { face: 'kanit', weight: 600, tracking: 0 },
      ja: { face: 'inter', weight: 800, tracking: -0.02 },
      zh: { face: 'inter', weight: 800, tracking: 0 },
      ko: { face: 'inter', weight: 800, tracking: -0.03 },
    },
  },
  serif: {
    face: 'playfair-display',
    weight: 520,
    tracking: -0.012,
    own: {
      ja: { face: 'noto-serif-jp', weight: 640, tracking: 0.01 },
      zh: { face: 'noto-serif-sc', weight: 680, tracking: 0.02 },
      ko: { face: 'noto-serif-kr', weight: 640, tracking: -0.02 },
      th: { face: 'noto-serif-thai', weight: 560, tracking: 0 },
    },
  },
  soft: {
    face: 'fraunces',
    weight: 640,
    tracking: -0.022,
    own: {
      vi: { face: 'playfair-display', weight: 780, tracking: -0.01 },
      ja: { face: 'noto-serif-jp', weight: 860, tracking: 0 },
      zh: { face: 'noto-serif-sc', weight: 880, tracking: 0 },
      ko: { face: 'noto-serif-kr', weight: 860, tracking: -0.02 },
      th: { face: 'noto-serif-thai', weight: 800, tracking: 0 },
    },
  },
  mono: { face: 'space-mono', weight: 700, tracking: -0.02 },
  text: {
    face: 'inter',
    weight: 480,
    tracking: -0.008,
    own: {
      vi: { face: 'be-vietnam-pro', weight: 500, tracking: -0.005 },
      th: { face: 'kanit', weight: 400, tracking: 0 },
    },
  },
}
/** Scripts of square characters or with diacritics: Latin tracking would pull them apart or jam them. */
const SPACED_BY_NATURE = new Set<Language>(['ja', 'zh', 'ko', 'th'])

/** A voice in a language's script. */
export function voice(name: VoiceName, language: Language): TextStyle {
  const { own, ...latin } = VOICES[name]
  const cut = own?.[language] ?? latin
  const isNatural = SPACED_BY_NATURE.has(language) && !own?.[language]
  return { ...cut, ...(isNatural && { tracking: 0 }), language }
}
