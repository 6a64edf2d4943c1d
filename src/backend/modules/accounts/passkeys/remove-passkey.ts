import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { requireConfirmed } from '../confirmation.ts'
import { requireUser } from '../find-user.ts'
import { mailOwner } from '../mail-owner.ts'
import { passkeys } from '../tables.ts'

type Remove = typeof contract.accounts.removePasskey

/** Removes a passkey and notifies the owner; the key stays on its device but opens nothing. */
export async function removePasskey(
  context: CallContext<'user'>,
  { passkeyId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  await requireConfirmed(context)
  const { db, actor } = context
  const user = await requireUser(db, actor.userId)
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, user.id)))
      .returning()
    if (!gone) throw new AppError('not_found')
    await mailOwner(context, tx, user, 'passkey_removed', { name: gone.name })
    context.log.info({ userId: user.id, passkeyId }, 'passkey removed')
  })
  return { done: true }
}
