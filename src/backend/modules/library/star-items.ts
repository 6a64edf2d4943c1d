import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { setStars } from '../files/index.ts'
import { findItems } from './item-access.ts'

type Star = typeof contract.library.star

/** Puts items among one's own favorites, or takes them out; what one does not see is left out. */
export async function starItems(
  { db, actor, clock }: CallContext<'user'>,
  { item_ids, is_starred }: ParsedInputOf<Star>,
): Promise<OutputOf<Star>> {
  const items = await findItems(db, { ids: item_ids, actor })
  const fileIds = items.map(({ fileId }) => fileId)
  const starredAt = is_starred ? clock.now() : null
  await setStars(db, { userId: actor.userId, fileIds, starredAt })
  return { done: true }
}
