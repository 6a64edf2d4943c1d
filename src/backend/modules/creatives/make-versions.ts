import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { priceOfLanguages, setLanguages } from '../tasks/index.ts'
import { checkFigures, checkLanguages } from './check-words.ts'
import { requireCreative } from './creative-access.ts'
import { findKnownBrief, textOf } from './known-brief.ts'

type Make = typeof contract.creatives.makeVersions

/**
 * Typesets an ad in other languages.
 * @throws AppError('not_found' | 'invalid_input' | 'figures_changed' | 'price_changed' |
 *   'content_blocked'), and whatever starting a task throws
 */
export async function makeVersions(
  context: CallContext<'user'>,
  { creativeId, versions, credits }: ParsedInputOf<Make>,
): Promise<OutputOf<Make>> {
  const creative = await requireCreative(context.db, { creativeId, actor: context.actor })
  const known = await findKnownBrief(context, creative)
  if (!known) throw new AppError('invalid_input', { field: 'creativeId', rule: 'not_offered' })
  checkLanguages(known, versions)
  checkFigures(known, versions)
  context.moderation.refuseWords(versions.map(({ words }) => textOf(words)))
  const price = priceOfLanguages(known.repeatable, versions.length)
  if (price !== credits) throw new AppError('price_changed', { credits: price })
  return setLanguages(context, known.repeatable, { from: known.language, versions })
}
