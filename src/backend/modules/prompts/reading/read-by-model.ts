import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type {
  LeftOut,
  PromptCorrections,
  PromptReading,
} from '../../../../contract/endpoints/prompts.ts'
import type { CallContext } from '../../../context.ts'
import type { TextModel } from '../../../generation/text-model/text-model.ts'
import { answered } from '../answered.ts'
import { knowledgeOf } from '../knowledge-of.ts'
import { checkedFields, plain } from './checked-fields.ts'
import { TOLD, ToldFields, textsOf, toldOf } from './told-fields.ts'

type Answer = OutputOf<typeof contract.prompts.read>

/** People keep typing in the meantime; a later answer would change the ad under their hands. */
const TIMEOUT_MS = 4_000
const KEPT_READINGS = 500

const ORDER = `You are given the brief of an ad, and how rules have read it into fields that are printed.
Correct what the rules misread: which words are the headline, which name is the brand, which words are printed as
features, which are small print (legal), the words of a button (cta), whose words they are (author), a short line above
the headline (eyebrow), and which words are only said to the designer and must not be printed.
Copy words from the brief exactly, in one piece, without changing, joining or inventing any. A feature with a figure, a
promise or a denial stays whole as the rules read it, and none may be left out. Use null for what the brief does not
say. Where "knowledge" is given, it tells which names are the brand and its products; copy no words from it. Answer with
the fields brand, headline, subline, eyebrow, cta, author, legal and features.`

/** Where a text model reads a prompt differently from the rules, as far as the rules can verify it. */
export async function readByModel(
  context: CallContext<'user'>,
  { prompt, brand_id }: ParsedInputOf<typeof contract.prompts.read>,
): Promise<Answer> {
  const { textModel, proofs, request, log } = context
  if (!textModel) return UNCHANGED
  const kept = readingsOf(textModel)
  const knowledge = await knowledgeOf(context, brand_id)
  const asked = JSON.stringify([request.language, prompt, knowledge])
  const key = createHash('sha256').update(asked).digest('base64')
  const known = kept.get(key)
  if (known) return known
  const reading = await answered(proofs.read({ prompt, language: request.language }))
  const material = {
    brief: prompt,
    language: reading.language,
    fields: toldOf(reading),
    ...(knowledge.length > 0 && { knowledge }),
  }
  const told = await textModel.ask({
    order: ORDER,
    material,
    answer: ToldFields,
    timeoutMs: TIMEOUT_MS,
  })
  // Not cached: the next attempt may succeed.
  if (told === null) return UNCHANGED
  const fields = checkedFields({ prompt, reading, told })
  if (fields === null) log.info('text model read what is not in the prompt')
  const answer = fields === null ? UNCHANGED : changesTo(reading, fields)
  kept.set(key, answer)
  return answer
}

const UNCHANGED: Answer = { fields: {}, left_out: [] }

const caches = new WeakMap<TextModel, LRUCache<string, Answer>>()

function readingsOf(model: TextModel): LRUCache<string, Answer> {
  const before = caches.get(model)
  if (before) return before
  const cache = new LRUCache<string, Answer>({ max: KEPT_READINGS })
  caches.set(model, cache)
  return cache
}

/** The fields that differ, and the rules' texts that are no longer printed. */
function changesTo(reading: PromptReading, told: ToldFields): Answer {
  const before = toldOf(reading)
  const changed = TOLD.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(told[field]),
  )
  const fields: PromptCorrections = Object.fromEntries(changed.map((field) => [field, told[field]]))
  const printed = textsOf(told).map(plain)
  const left = textsOf(before).filter((text) => !printed.some((one) => one.includes(plain(text))))
  return { fields, left_out: left.map((text): LeftOut => ({ text, reason: 'instruction' })) }
}
