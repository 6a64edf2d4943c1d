import { lt } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { teamInvitations } from './tables.ts'

/** Whoever opens an old link is told for a month that it has expired. */
const EXPIRED_KEPT_DAYS = 30

/** Forgets invitations that opened nothing any more for a month, used ones too. */
export async function forgetInvitations({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = later(clock.now(), -EXPIRED_KEPT_DAYS * DAY_MS)
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, before))
}
