import { type BrandFont, type FontChoice, isUploadedFont } from '../../../../contract/brand.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { TextStyle } from './measure.ts'

/** An ad's two voices: one that attracts and one that explains. */
export interface Pairing {
  display: TextStyle
  text: TextStyle
  /** Prices and offers: a typeface with lining figures, which Playfair doesn't have. */
  figures: TextStyle
  isUppercase: boolean
}

type Voice = Pick<TextStyle, 'face' | 'weight' | 'tracking'> & { isUppercase?: boolean }

const VOICES: Record<string, Voice> = {
  strong: { face: 'inter', weight: 820, tracking: -0.032 },
  modern: { face: 'space-grotesk', weight: 700, tracking: -0.035 },
  elegant: { face: 'playfair-display', weight: 560, tracking: -0.012 },
  proud: { face: 'playfair-display', weight: 800, tracking: -0.015 },
  loud: { face: 'oswald', weight: 700, tracking: -0.005, isUppercase: true },
  light: { face: 'inter', weight: 560, tracking: -0.035 },
}

/** Space Grotesk places the second diacritic of “ố” and “ồ” over the next letter. */
const VIETNAMESE: Voice = { face: 'be-vietnam-pro', weight: 780, tracking: -0.03 }

const BY_MOOD: Record<string, (keyof typeof VOICES)[]> = {
  luxury: ['elegant', 'elegant', 'light'],
  playful: ['strong', 'modern'],
  minimal: ['light', 'elegant'],
  tech: ['modern', 'strong'],
  nature: ['proud', 'light', 'elegant'],
  calm: ['elegant', 'light'],
  energetic: ['loud', 'strong', 'loud'],
  warm: ['proud', 'strong', 'elegant'],
}
const ANY: (keyof typeof VOICES)[] = ['strong', 'modern', 'proud', 'loud', 'light']

/** Non-Latin scripts: their own font is used, and tighter tracking would make letters collide. */
const OWN_SCRIPT = new Set(['zh', 'ja', 'ko', 'th'])

/** Fonts that a brand has chosen; null leaves the choice to the mood. */
export interface BrandFonts {
  headingFont: FontChoice | null
  bodyFont: FontChoice | null
}

/** The voice that each typeface gives a brand's headings. */
const BY_FACE: Record<BrandFont, keyof typeof VOICES> = {
  inter: 'strong',
  'space-grotesk': 'modern',
  'playfair-display': 'proud',
  oswald: 'loud',
}

/** A team's own typeface is set as designed: as bold as it can be, without tighter tracking. */
const ownVoice = (font: FontChoice): Voice =>
  isUploadedFont(font) ? { face: font, weight: 700, tracking: 0 } : VOICES[BY_FACE[font]]!

/** The brand's fonts, otherwise fonts that fit the mood of the ad. */
export function choosePairing(brief: Brief, random: Random, fonts?: BrandFonts | null): Pairing {
  const [mood] = brief.moods
  const chosen = random.pick((mood && BY_MOOD[mood]) || ANY)
  const { language } = brief
  const fitting = language === 'vi' && chosen === 'modern' ? VIETNAMESE : VOICES[chosen]!
  const voice = fonts?.headingFont ? ownVoice(fonts.headingFont) : fitting
  const tracking = OWN_SCRIPT.has(language) ? 0 : voice.tracking
  return {
    display: { face: voice.face, weight: voice.weight, tracking, language },
    text: {
      face: fonts?.bodyFont ?? (voice.face === 'space-grotesk' ? 'space-grotesk' : 'inter'),
      weight: 480,
      tracking: -0.01,
      language,
    },
    figures: {
      face: voice.face === 'playfair-display' ? 'inter' : voice.face,
      weight: 760,
      tracking: tracking === 0 ? 0 : -0.03,
      language,
    },
    isUppercase: voice.isUppercase ?? false,
  }
}
