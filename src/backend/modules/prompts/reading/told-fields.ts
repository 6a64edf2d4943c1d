import { z } from 'zod'
import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import { keysOf } from '../../../../contract/keys-of.ts'

const part = z.string().nullable()

/**
 * The fields a text model may read differently. Prices and discounts stay as the rules read them: a
 * figure moved from one field to another has a different meaning.
 */
export const ToldFields = z.strictObject({
  brand: part,
  headline: z.string(),
  subline: part,
  eyebrow: part,
  cta: part,
  author: part,
  legal: part,
  features: z.array(z.string()),
})
export type ToldFields = z.infer<typeof ToldFields>

export const TOLD = keysOf(ToldFields.shape)

export const toldOf = (reading: PromptReading): ToldFields => {
  const { brand, headline, subline, eyebrow, cta, author, legal, features } = reading
  return { brand, headline, subline, eyebrow, cta, author, legal, features }
}

/** All texts of the fields. */
export const textsOf = (fields: ToldFields): string[] =>
  TOLD.flatMap((field) => fields[field] ?? []).filter((text) => text !== '')
