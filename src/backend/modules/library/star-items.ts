import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { setStars } from '../files/index.ts'
import { findItems } from './item-access.ts'

type Star = typeof contract.library.star

/** Adds items to the user's favorites or removes them, skipping those they don't see. */
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
