import { z } from 'zod'
import type { PromptReading, Rewriting } from '../../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../../contract/languages.ts'
import { PROMPT_LENGTH_MAX } from '../../../../contract/limits.ts'
import type { CallContext } from '../../../context.ts'
import { type BrandGuide, forbiddenWord } from '../../brands/index.ts'
import type { KnownText } from '../../knowledge/index.ts'
import { answered } from '../answered.ts'
import { changedFact } from '../facts/changed-fact.ts'

/** Long prompts take long to write, but nobody watches a waiting button for longer. */
const TIMEOUT_MS = 20_000
const Words = z.strictObject({ prompt: z.string() })

interface Asked {
  prompt: string
  reading: PromptReading
  order: string
  /** The writing rules of the prompt's brand. */
  guide?: BrandGuide | null
  /** The knowledge of that brand. */
  knowledge?: KnownText[]
  /** The target language, if it differs. */
  to?: Language
}

/** The text model's rewriting, or why there is none that may be used. */
export async function rewriteByModel(
  context: CallContext<'public'>,
  { prompt, reading, order, guide, knowledge = [], to = reading.language }: Asked,
): Promise<Pick<Rewriting, 'prompt' | 'note'>> {
  const given = await context.textModel?.ask({
    order: [order, guide && GUIDED, knowledge.length > 0 && INFORMED].filter(Boolean).join(' '),
    material: {
      prompt,
      ...(guide && { brand: { ...guide } }),
      ...(knowledge.length > 0 && { knowledge }),
    },
    answer: Words,
    timeoutMs: TIMEOUT_MS,
  })
  const words = given?.prompt.trim().normalize('NFC') ?? ''
  if (words === '' || words.length > PROMPT_LENGTH_MAX || UNSEEN.test(words)) return NO_ANSWER
  if (words === prompt) return { prompt: null, note: null }
  const after = await answered(context.proofs.read({ prompt: words, language: to }))
  if (after.language !== to) return NO_ANSWER
  const names = reading.brand ? [reading.brand] : []
  const wording = { original: prompt, rewritten: words, language: reading.language, to, names }
  const changed = changedFact(wording) ?? (to === reading.language && tagsDiffer(reading, after))
  const forbidden = guide && forbiddenWord(guide, { text: words, original: prompt })
  if (forbidden) return { prompt: null, note: 'brand_forbids' }
  if (!changed) return { prompt: words, note: null }
  context.log.warn({ changed }, 'text model changed a fact')
  return { prompt: null, note: 'facts_changed' }
}

const GUIDED =
  'Beside the prompt you are given what its brand asks for: write in its tone, do what it lists under "do", and use nothing it lists under "dont".'
const INFORMED =
  'You are also given what the brand knows, under "knowledge": write its names and terms as they are written there, and add no fact, figure or promise of it that the prompt does not have.'
const NO_ANSWER = { prompt: null, note: 'no_answer' } as const
/** Control characters other than line breaks, and lone surrogates. */
const UNSEEN = /[^\P{Cc}\n]|\p{Cs}/u

/** Whether the rules read offer, prices or small print differently in the two texts. */
function tagsDiffer(before: PromptReading, after: PromptReading): boolean {
  const same = (one: string | null, other: string | null) => plain(one) === plain(other)
  return !(
    same(before.offer, after.offer) &&
    same(before.price, after.price) &&
    same(before.old_price, after.old_price) &&
    same(before.legal, after.legal)
  )
}

const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;]+/gu, '')
