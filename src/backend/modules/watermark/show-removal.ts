import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import type { detail } from '../../../contract/endpoints/watermark.ts'
import type { CallContext } from '../../context.ts'
import { requireRemoval } from './removal-row.ts'
import { removalView } from './removal-view.ts'

export async function showRemoval(
  context: CallContext,
  { token }: ParsedInputOf<typeof detail>,
): Promise<RemovalView> {
  return removalView(context, await requireRemoval(context.db, token, context.actor))
}
