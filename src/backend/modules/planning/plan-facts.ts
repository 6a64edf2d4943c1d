import { FEATURE_LENGTH_MAX } from '../../../contract/ad-words.ts'
import type { PromptReading } from '../../../contract/endpoints/prompts.ts'

/** All facts that a brief may use: those a person gave, and nothing else. */
export interface PlanFacts {
  /** Name of the advertised product. */
  name: string
  brand: string | null
  benefits: string[]
  price: string | null
  offer: string | null
  legal: string | null
  /** Text of the button. */
  cta: string
  /** The original sentence; only there does a former price make sense. */
  said: string | null
  hasOldPrice: boolean
}

const BENEFITS_MAX = 4

/** The facts of a sentence, as the engine reads it. */
export const factsOfReading = (
  reading: PromptReading,
  { said, cta, brand }: { said: string; cta: string; brand: string | null },
): PlanFacts => ({
  name: reading.headline,
  brand: reading.brand ?? brand,
  benefits: distinct([reading.subline, ...reading.features], reading.headline),
  ...{ price: reading.price, offer: reading.offer, legal: reading.legal },
  cta: reading.cta ?? cta,
  said,
  hasOldPrice: reading.old_price !== null,
})

interface ProductFacts {
  name: string
  description: string
  priceText: string | null
}

/** The facts of a stored product; of its description, the sentences short enough for an ad. */
export const factsOfProduct = (
  { name, description, priceText }: ProductFacts,
  { cta, brand, legal }: { cta: string; brand: string | null; legal: string | null },
): PlanFacts => ({
  ...{ name, brand, cta, legal },
  benefits: distinct(description.split(/\n+|(?<=[.!?])\s+|(?<=[。！？])/u), name),
  price: priceText,
  ...{ offer: null, said: null, hasOldPrice: false },
})

const distinct = (lines: readonly (string | null)[], name: string): string[] =>
  [...new Set(lines.map((line) => (line ?? '').trim().replace(/[.。]$/u, '')))]
    .filter((line) => line !== '' && line !== name && line.length <= FEATURE_LENGTH_MAX)
    .slice(0, BENEFITS_MAX)
