import { eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { User } from '../find-user.ts'
import { mailOwner } from '../mail-owner.ts'
import { passkeys } from '../tables.ts'

/** Removes all of an account's passkeys; the owner is notified of each. */
export async function removePasskeys(context: Context, tx: Transaction, user: User): Promise<void> {
  const gone = await tx.delete(passkeys).where(eq(passkeys.userId, user.id)).returning()
  for (const { name } of gone) await mailOwner(context, tx, user, 'passkey_removed', { name })
}
