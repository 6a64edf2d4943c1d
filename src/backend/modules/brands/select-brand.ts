import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { select } from '../../../contract/endpoints/brands.ts'
import type { UserActor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { requireBrand } from './brand-row.ts'
import { brandSelections } from './tables.ts'

export async function chooseBrand(
  executor: Executor,
  { teamId, userId }: Pick<UserActor, 'teamId' | 'userId'>,
  brandId: string,
): Promise<void> {
  await executor
    .insert(brandSelections)
    .values({ teamId, userId, brandId })
    .onConflictDoUpdate({
      target: [brandSelections.teamId, brandSelections.userId],
      set: { brandId },
    })
}

/**
 * Switches the user's current brand in their team, on all their devices.
 * @throws AppError('brand_not_found')
 */
export async function selectBrand(
  { db, actor }: CallContext<'user'>,
  { brandId }: ParsedInputOf<typeof select>,
): Promise<OutputOf<typeof select>> {
  const { id } = await requireBrand(db, { brandId, teamId: actor.teamId })
  await chooseBrand(db, actor, id)
  return { done: true }
}
