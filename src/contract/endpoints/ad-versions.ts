import { z } from 'zod'
import { LanguageName } from '../fields.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import { PromptCorrections } from './prompts.ts'

/** The parts of an ad that are text. */
export const AD_PARTS = {
  brand: true,
  headline: true,
  subline: true,
  offer: true,
  price: true,
  old_price: true,
  eyebrow: true,
  cta: true,
  author: true,
  features: true,
  legal: true,
} as const

/** All text of an ad; null for parts it does not have. */
export const AdWords = PromptCorrections.pick(AD_PARTS).required()
export type AdWords = z.infer<typeof AdWords>

/** An ad in one language. */
export const AdVersion = z.object({ language: LanguageName, words: AdWords })
export type AdVersion = z.infer<typeof AdVersion>

/** An ad in several languages, each in the look of one variation. */
export interface AdVersions {
  variation: number
  /** Language of the first one. */
  from: Language
  words: AdVersion[]
}

/** The requested languages of an ad, each once. */
export const AdVersionList = z.array(AdVersion).min(1).max(LANGUAGES.length)
