import { and, eq, gt, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { remove, restore } from '../../../contract/endpoints/products.ts'
import { BIN_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext, Context } from '../../context.ts'
import { requireMaker } from './require-maker.ts'
import { requireRoom } from './save-product.ts'
import { products } from './tables.ts'

/** Anything deleted before this instant is gone for good. */
export const binnedSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  later(clock.now(), -BIN_DAYS * DAY_MS)

/** @throws AppError('not_permitted' | 'not_found') */
export async function removeProduct(
  { actor, db, clock }: CallContext<'user'>,
  { productId }: ParsedInputOf<typeof remove>,
): Promise<OutputOf<typeof remove>> {
  requireMaker(actor)
  const isOurs = and(eq(products.id, productId), eq(products.teamId, actor.teamId))
  const removed = await db
    .update(products)
    .set({ deletedAt: clock.now() })
    .where(and(isOurs, isNull(products.deletedAt)))
    .returning({ id: products.id })
  if (removed.length === 0) throw new AppError('not_found')
  return { done: true }
}

/** @throws AppError('not_permitted' | 'not_found' | 'products_limit_reached') */
export async function restoreProduct(
  context: CallContext<'user'>,
  { productId }: ParsedInputOf<typeof restore>,
): Promise<OutputOf<typeof restore>> {
  const { actor, db } = context
  requireMaker(actor)
  await requireRoom(db, actor.teamId)
  const isOurs = and(eq(products.id, productId), eq(products.teamId, actor.teamId))
  const restored = await db
    .update(products)
    .set({ deletedAt: null })
    .where(and(isOurs, gt(products.deletedAt, binnedSince(context))))
    .returning({ id: products.id })
  if (restored.length === 0) throw new AppError('not_found')
  return { done: true }
}
