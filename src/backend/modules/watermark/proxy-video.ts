import { v7 as uuidv7 } from 'uuid'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import type { proxy } from '../../../contract/endpoints/watermark.ts'
import type { CallContext } from '../../context.ts'
import { insertWork } from './insert-work.ts'
import { lockRemoval } from './removal-row.ts'
import { removalView } from './removal-view.ts'
import { findProxies } from './require-try.ts'
import { sourceOf } from './source-of.ts'

/**
 * Makes a playable copy of a video the caller's browser can't play, once. A failed copy isn't retried:
 * what can't be decoded today won't decode tomorrow.
 * @throws AppError('removal_result_missing' | 'upload_missing')
 */
export async function proxyVideo(
  context: CallContext<'visitor'>,
  { token, of }: ParsedInputOf<typeof proxy>,
): Promise<RemovalView> {
  const removal = await context.db.transaction(async (tx) => {
    const locked = await lockRemoval(tx, token, context.actor)
    const file = await sourceOf(tx, locked, of)
    const known = await findProxies(tx, locked.id, file.id)
    if (known.length > 0) return locked
    const work = { id: uuidv7(), kind: 'proxy', sourceFileId: file.id } as const
    await insertWork(context, tx, locked, work)
    return locked
  })
  return removalView(context, removal)
}
