import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { select } from '../../../contract/endpoints/products.ts'
import type { UserActor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { type ProductRow, requireProduct } from './product-row.ts'
import { selectedProducts } from './tables.ts'

/** Switches the user's current product, on all their devices. */
export async function selectProduct(
  { db, actor }: CallContext<'user'>,
  { productId }: ParsedInputOf<typeof select>,
): Promise<OutputOf<typeof select>> {
  const product = await requireProduct(db, { productId, teamId: actor.teamId })
  await chooseProduct(db, actor, product)
  return { done: true }
}

export async function chooseProduct(
  executor: Executor,
  { userId }: Pick<UserActor, 'userId'>,
  { id: productId, brandId }: Pick<ProductRow, 'id' | 'brandId'>,
): Promise<void> {
  await executor
    .insert(selectedProducts)
    .values({ userId, brandId, productId })
    .onConflictDoUpdate({
      target: [selectedProducts.userId, selectedProducts.brandId],
      set: { productId },
    })
}
