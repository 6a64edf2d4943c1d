import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { detail } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import { requireBrand } from './brand-row.ts'
import { brandView } from './brand-view.ts'

/** @throws AppError('brand_not_found') */
export async function showBrand(
  context: CallContext<'user'>,
  { brandId }: ParsedInputOf<typeof detail>,
): Promise<OutputOf<typeof detail>> {
  const { teamId } = context.actor
  return brandView(context, await requireBrand(context.db, { brandId, teamId }))
}
