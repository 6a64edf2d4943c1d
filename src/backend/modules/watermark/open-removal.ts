import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { open } from '../../../contract/endpoints/watermark.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { createToken, hashToken } from '../../security/tokens.ts'
import { requireReadyUpload } from '../uploads/index.ts'
import { removalView } from './removal-view.ts'
import { deletionTime } from './retention.ts'
import { removals } from './tables.ts'

/**
 * Opens a removal with one of the caller's uploads. If the answer got lost and the caller asks again,
 * they get the same removal under a new link.
 * @throws AppError('upload_missing' | 'upload_unfinished'), or the reason the upload was refused
 */
export function openRemoval(
  context: CallContext<'visitor'>,
  { upload_id: uploadId }: ParsedInputOf<typeof open>,
): Promise<OutputOf<typeof open>> {
  const wanted = { uploadId, owner: context.actor, purposes: ['watermark'] } as const
  return openWith(context, async (tx) => {
    const { fileId } = await requireReadyUpload(tx, wanted)
    return { uploadId, fileId }
  })
}

/** Opens a removal with the file that `take` claims in the same transaction. */
export async function openWith(
  context: CallContext<'visitor'>,
  take: (tx: Transaction) => Promise<{ uploadId: string; fileId: string }>,
): Promise<OutputOf<typeof open>> {
  const { actor, clock } = context
  const token = createToken()
  const tokenHash = hashToken(token)
  const { userId, teamId } = actor.kind === 'user' ? actor : { userId: null, teamId: null }
  const removal = await context.db.transaction(async (tx) => {
    const taken = await take(tx)
    const times = { createdAt: clock.now(), deleteAt: deletionTime(context, { userId }) }
    const [row] = await tx
      .insert(removals)
      .values({ tokenHash, ...taken, userId, teamId, ...times })
      .onConflictDoUpdate({
        target: removals.uploadId,
        set: { tokenHash },
      })
      .returning()
    if (!row) throw new Error('What is inserted or updated comes back.')
    return row
  })
  return { ...(await removalView(context, removal)), token }
}
