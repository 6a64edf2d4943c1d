import { v7 as uuidv7 } from 'uuid'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { RemovalView } from '../../../contract/endpoints/removal-view.ts'
import type { detect } from '../../../contract/endpoints/watermark.ts'
import type { CallContext } from '../../context.ts'
import { insertWork } from './insert-work.ts'
import { lockRemoval } from './removal-row.ts'
import { removalView } from './removal-view.ts'
import { requireNoRun, requireTry } from './require-try.ts'

/**
 * Starts a detection of marks. Does nothing if one is already running.
 * @throws AppError('removal_running' | 'tries_used_up')
 */
export async function detectMarks(
  context: CallContext<'visitor'>,
  { token }: ParsedInputOf<typeof detect>,
): Promise<RemovalView> {
  const removal = await context.db.transaction(async (tx) => {
    const locked = await lockRemoval(tx, token, context.actor)
    const active = await requireNoRun(tx, locked)
    if (active.some(({ kind }) => kind === 'detect')) return locked
    await requireTry(tx, locked, 'detect')
    const work = { id: uuidv7(), kind: 'detect', sourceFileId: locked.fileId } as const
    await insertWork(context, tx, locked, work)
    return locked
  })
  return removalView(context, removal)
}
