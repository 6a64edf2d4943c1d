import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../../contract/languages.ts'
import { TEMPLATE_SLOTS } from '../../../contract/templates.ts'
import { localesFolder } from '../../paths.ts'
import { SHIPPED_IDS } from './shipped.ts'

const Line = z.string().min(1)

/** Templates, slot names, and the holidays of the countries where a language is spoken. */
const Texts = z.object({
  slots: z.record(z.enum(TEMPLATE_SLOTS), Line),
  templates: z.record(z.enum(SHIPPED_IDS), z.object({ title: Line, prompt: Line })),
  occasions: z.array(
    z.object({
      id: Line,
      /** See `occasion-day.ts`. */
      day: Line,
      template: z.enum(SHIPPED_IDS),
      name: Line,
      why: Line,
      /** A prompt of its own for any product, if the template only fits the season. */
      prompt: Line.optional(),
    }),
  ),
})
export type ShippedTexts = z.infer<typeof Texts>

const loaded = new Map<Language, Promise<ShippedTexts>>()

async function readTexts(language: Language): Promise<ShippedTexts> {
  const text = await readFile(join(localesFolder, language, 'templates.json'), 'utf8')
  return Texts.parse(JSON.parse(text))
}

/** The shipped texts of a language, read once. */
export function shippedTexts(language: Language): Promise<ShippedTexts> {
  const known = loaded.get(language)
  if (known) return known
  const reading = readTexts(language)
  loaded.set(language, reading)
  return reading
}
