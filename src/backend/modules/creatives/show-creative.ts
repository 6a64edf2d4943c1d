import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireCreative } from './creative-access.ts'
import { creativeViews } from './creative-view.ts'

type Detail = typeof contract.creatives.detail

/** @throws AppError('not_found') */
export async function showCreative(
  context: CallContext<'user'>,
  { creativeId }: ParsedInputOf<Detail>,
): Promise<OutputOf<Detail>> {
  const { db, actor } = context
  const [view] = await creativeViews(context, [await requireCreative(db, { creativeId, actor })])
  if (!view) throw new AppError('not_found')
  return view
}
