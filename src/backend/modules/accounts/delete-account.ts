import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { deleteFile } from '../files/index.ts'
import { endSessions } from './end-sessions.ts'
import { requireUser, type User } from './find-user.ts'
import { mailOwner } from './mail-owner.ts'
import {
  accountTries,
  countedTries,
  emailCodes,
  loginFailures,
  oauthFlows,
  users,
} from './tables.ts'

/** Schedules an account's deletion, notifies its owner and signs it out everywhere. Signing in reverts it. */
export async function planDeletion(
  context: Context,
  tx: Transaction,
  { userId, dueAt }: { userId: string; dueAt: Date },
): Promise<void> {
  const user = await requireUser(tx, userId)
  await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId))
  await endSessions(context, tx, { userId })
  await mailOwner(context, tx, user, 'deletion_planned', { day: dueAt.toISOString().slice(0, 10) })
}

/** Accounts whose waiting period is over at an instant. */
export const findDueAccounts = (executor: Executor, at: Date): Promise<User[]> =>
  executor
    .select()
    .from(users)
    .where(and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, at)))

export async function deleteAvatar(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  { avatarFileId }: Pick<User, 'avatarFileId'>,
): Promise<void> {
  if (avatarFileId) await deleteFile(context, avatarFileId)
}

/** Deletes the account and all traces of signing in. Its owner gets a last mail. */
export async function deleteAccountRow(
  context: Context,
  tx: Transaction,
  user: User,
): Promise<void> {
  const { id, email } = user
  await tx.delete(emailCodes).where(eq(emailCodes.email, email))
  await tx.delete(loginFailures).where(eq(loginFailures.email, email))
  await tx.delete(accountTries).where(eq(accountTries.email, email))
  await tx.delete(countedTries).where(eq(countedTries.subject, id))
  await tx.delete(oauthFlows).where(eq(oauthFlows.userId, id))
  const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  if (deleted.length > 0) await mailOwner(context, tx, user, 'account_deleted')
}
