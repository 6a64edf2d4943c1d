import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { CallContext, Context } from '../../context.ts'
import type { User } from './find-user.ts'
import { hashNetwork } from './known-network.ts'
import { mailOwner } from './mail-owner.ts'
import { accountTries, sessions, users } from './tables.ts'

/*
 * Guessing from many networks evades the limit of each network. So wrong passwords are also counted per account: from
 * the tenth on, each makes the next attempt wait twice as long as the one before. Networks the owner has signed in
 * from do not wait, and a new password set with a mailed code clears the count, so nobody can lock out somebody else.
 */
const FREE_TRIES = 10
const WINDOW_MS = 3_600_000
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 300
const NETWORK_KNOWN_MS = 90 * DAY_MS

async function isFromKnownNetwork(context: CallContext, email: string): Promise<boolean> {
  const [session] = await context.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(users.email, email),
        eq(sessions.networkHash, hashNetwork(context)),
        gt(sessions.createdAt, later(context.clock.now(), -NETWORK_KNOWN_MS)),
      ),
    )
    .limit(1)
  return session !== undefined
}

/**
 * Counts an attempt at an account's password before it is checked, from any network.
 * @throws AppError('too_many_requests', { retry_after_seconds })
 */
export async function takeAccountTry(context: CallContext, email: string): Promise<void> {
  if (await isFromKnownNetwork(context, email)) return
  const now = context.clock.now()
  const { tries, nextTryAt, windowEndsAt } = accountTries
  const isOver = sql`${windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const doublings = sql`least(${tries} + 1 - ${FREE_TRIES}, 10)`
  const waitSeconds = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, ${doublings}))`
  const isSlow = sql`(not ${isOver} and ${tries} + 1 >= ${FREE_TRIES})`
  const [taken] = await context.db
    .insert(accountTries)
    .values({ email, tries: 1, nextTryAt: now, windowEndsAt: later(now, WINDOW_MS) })
    .onConflictDoUpdate({
      target: accountTries.email,
      set: {
        tries: sql`case when ${isOver} then 1 else ${tries} + 1 end`,
        nextTryAt: sql`case when ${isSlow}
          then ${now.toISOString()}::timestamptz + make_interval(secs => ${waitSeconds})
          else excluded.next_try_at end`,
        windowEndsAt: sql`case when ${isOver} or ${isSlow}
          then excluded.window_ends_at else ${windowEndsAt} end`,
      },
      setWhere: or(lte(nextTryAt, now), isOver),
    })
    .returning({ tries: accountTries.tries })
  if (!taken) throw await tooEarly(context, email)
}

async function tooEarly({ db, clock }: Context, email: string): Promise<AppError> {
  const [row] = await db.select().from(accountTries).where(eq(accountTries.email, email))
  const waitMs = (row?.nextTryAt ?? clock.now()).getTime() - clock.now().getTime()
  return new AppError('too_many_requests', {
    retry_after_seconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
}

/** After a correct password: this attempt does not count, and nobody has to wait for it. */
export async function giveAccountTryBack(context: CallContext, email: string): Promise<void> {
  await context.db
    .update(accountTries)
    .set({ tries: sql`greatest(${accountTries.tries} - 1, 0)`, nextTryAt: context.clock.now() })
    .where(eq(accountTries.email, email))
}

/** Warns an account's owner, once a day, that somebody is guessing its password. */
export async function warnOwner(context: CallContext, user: User): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction(async (tx) => {
    const [told] = await tx
      .update(accountTries)
      .set({ toldAt: now })
      .where(
        and(
          eq(accountTries.email, user.email),
          sql`${accountTries.tries} >= ${FREE_TRIES}`,
          or(isNull(accountTries.toldAt), lte(accountTries.toldAt, later(now, -DAY_MS))),
        ),
      )
      .returning({ tries: accountTries.tries })
    if (told) await mailOwner(context, tx, user, 'wrong_passwords', { count: String(told.tries) })
  })
}
