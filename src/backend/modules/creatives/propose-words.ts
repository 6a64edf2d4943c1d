import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { AdWords } from '../../../contract/endpoints/ad-versions.ts'
import type { CallContext } from '../../context.ts'
import { brandGuide, forbiddenWord } from '../brands/index.ts'
import { changedFact, translateWordsOrder } from '../prompts/index.ts'
import { requireCreative } from './creative-access.ts'
import { findKnownBrief, textOf } from './known-brief.ts'

type Propose = typeof contract.creatives.proposeWords

/** An ad has few words, and nobody watches a waiting button for longer. */
const TIMEOUT_MS = 20_000

/**
 * Asks the text model for an ad's words in another language, with all facts unchanged.
 * @throws AppError('not_found'), AppError('unavailable') without a text model
 */
export async function proposeWords(
  context: CallContext<'user'>,
  { creativeId, language: to }: ParsedInputOf<Propose>,
): Promise<OutputOf<Propose>> {
  const { textModel, db, actor, log } = context
  const creative = await requireCreative(db, { creativeId, actor })
  if (!textModel) throw new AppError('unavailable')
  const known = await findKnownBrief(context, creative)
  if (!known) throw new AppError('not_found')
  const { words, language, repeatable } = known
  const guide = repeatable.task.brand && brandGuide(repeatable.task.brand)
  const given = await textModel.ask({
    order: translateWordsOrder(to),
    material: { words, ...(guide && { brand: { ...guide } }) },
    answer: AdWords,
    timeoutMs: TIMEOUT_MS,
  })
  if (!given || !hasSameParts(words, given)) return { words: null, note: 'no_answer' }
  const names = words.brand ? [words.brand] : []
  const wording = { original: textOf(words), rewritten: textOf(given), language, to, names }
  const changed = changedFact(wording)
  const isForbidden =
    guide && forbiddenWord(guide, { text: wording.rewritten, original: wording.original })
  if (isForbidden) return { words: null, note: 'brand_forbids' }
  if (!changed) return { words: given, note: null }
  log.warn({ changed }, 'text model changed a fact')
  return { words: null, note: 'facts_changed' }
}

/** A translation must not add parts that the ad doesn't have, or drop any. */
const hasSameParts = (one: object, other: object): boolean => partsOf(one) === partsOf(other)

const partsOf = (words: object): string =>
  Object.entries(words)
    .map(([part, text]) => `${part} ${Array.isArray(text) ? text.length : text !== null}`)
    .sort()
    .join()
