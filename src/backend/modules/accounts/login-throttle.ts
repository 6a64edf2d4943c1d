import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { CallContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { networkOf } from '../../security/network.ts'
import { accountTries, loginFailures } from './tables.ts'

const TRIES_MAX = 5
const WINDOW_MS = 15 * 60_000

/**
 * Counts an attempt at an account's password from this network before it is checked, so that parallel
 * attempts all count. Unregistered addresses are treated the same.
 * @throws AppError('too_many_requests', { retry_after_seconds }) after five wrong ones
 */
export async function takeTry(context: CallContext, email: string): Promise<void> {
  const now = context.clock.now()
  const windowEndsAt = new Date(now.getTime() + WINDOW_MS)
  const isOver = sql`${loginFailures.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await context.db
    .insert(loginFailures)
    .values({ email, network: networkOf(context.request.ip), tries: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [loginFailures.email, loginFailures.network],
      set: {
        tries: sql`case when ${isOver} then 1 else ${loginFailures.tries} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginFailures.windowEndsAt} end`,
      },
    })
    .returning()
  if (row && row.tries > TRIES_MAX) {
    const retryAfterMs = row.windowEndsAt.getTime() - now.getTime()
    throw new AppError('too_many_requests', { retry_after_seconds: Math.ceil(retryAfterMs / 1000) })
  }
}

/** After a correct password: clears the attempts from this network. */
export async function forgiveTries(context: CallContext, email: string): Promise<void> {
  const isMine = eq(loginFailures.network, networkOf(context.request.ip))
  await context.db.delete(loginFailures).where(and(eq(loginFailures.email, email), isMine))
}

/** After a password change: clears attempts at the old one, from every network. */
export async function forgiveAllTries(executor: Executor, email: string): Promise<void> {
  await executor.delete(loginFailures).where(eq(loginFailures.email, email))
  await executor.delete(accountTries).where(eq(accountTries.email, email))
}
