import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { setStars } from '../files/index.ts'
import { findOwnResult } from '../tasks/index.ts'
import { showItem } from './show-item.ts'

type Star = typeof contract.gallery.star

/**
 * Adds one of the user's own results to their favorites or removes it; safe to repeat.
 * @throws AppError('not_found') for anything that isn't their own
 */
export async function star(
  context: CallContext<'user'>,
  { output_id: fileId, is_starred: isStarred }: ParsedInputOf<Star>,
): Promise<OutputOf<Star>> {
  const { db, clock, actor } = context
  const result = await findOwnResult(db, { fileId, actor })
  if (!result) throw new AppError('not_found')
  const starredAt = isStarred ? clock.now() : null
  await setStars(db, { userId: actor.userId, fileIds: [fileId], starredAt })
  return showItem(context, { itemId: fileId })
}
