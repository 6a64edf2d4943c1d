import { and, isNull, lt, or } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import {
  accountTries,
  countedTries,
  emailCodes,
  loginFailures,
  oauthFlows,
  passkeyChallenges,
  sessions,
  spentIdentityTokens,
} from './tables.ts'

/** Expired sessions stay for a while as a sign-in record; codes stay as long as they count toward the daily limit. */
const SESSION_TRACE_MS = 90 * DAY_MS
const CODE_TRACE_MS = 2 * DAY_MS

export async function sweepAccounts({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, later(now, -CODE_TRACE_MS)))
  await db.delete(oauthFlows).where(lt(oauthFlows.expiresAt, now))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await db.delete(loginFailures).where(lt(loginFailures.windowEndsAt, now))
  await db.delete(countedTries).where(lt(countedTries.windowEndsAt, now))
  const isTold = lt(accountTries.toldAt, later(now, -DAY_MS))
  await db
    .delete(accountTries)
    .where(and(lt(accountTries.windowEndsAt, now), or(isNull(accountTries.toldAt), isTold)))
  await db.delete(spentIdentityTokens).where(lt(spentIdentityTokens.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, later(now, -SESSION_TRACE_MS)))
}
