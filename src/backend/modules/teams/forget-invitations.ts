import { lt } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { teamInvitations } from './tables.ts'

/** For this many days an old link still reports that it has expired. */
const EXPIRED_KEPT_DAYS = 30

/** Deletes invitations that expired a month ago, including used ones. */
export async function forgetInvitations({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = later(clock.now(), -EXPIRED_KEPT_DAYS * DAY_MS)
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, before))
}
