import { and, count, eq, gt, isNull, ne } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { teamInvitations, teamMembers, teams } from './tables.ts'

/** Number of members of a team; each takes a seat. */
export async function countSeatsTaken(executor: Executor, teamId: string): Promise<number> {
  const [members] = await executor
    .select({ count: count() })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
  return members?.count ?? 0
}

/** A team's seats: total, taken, and reserved by open invitations. */
export async function showTeamSeats(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  executor: Executor,
  teamId: string,
  { besides }: { besides?: string } = {},
): Promise<{ total: number; taken: number; invited: number }> {
  const [team] = await executor
    .select({ seats: teams.seats })
    .from(teams)
    .where(eq(teams.id, teamId))
  const [open] = await executor
    .select({ count: count() })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.teamId, teamId),
        isNull(teamInvitations.usedBy),
        gt(teamInvitations.expiresAt, clock.now()),
        besides === undefined ? undefined : ne(teamInvitations.id, besides),
      ),
    )
  return {
    total: team?.seats ?? env.PLAN_SEATS,
    taken: await countSeatsTaken(executor, teamId),
    invited: open?.count ?? 0,
  }
}

/**
 * Requires a free seat for one more member, and locks the team so that concurrent joins queue up. A team
 * may have fewer seats than when it invited, so an invitation alone guarantees no seat.
 * @throws AppError('seats_taken', { seats })
 */
export async function requireFreeSeat(
  context: Pick<Context, 'env' | 'clock'>,
  tx: Transaction,
  teamId: string,
): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update')
  const { total, taken } = await showTeamSeats(context, tx, teamId)
  if (taken >= total) throw new AppError('seats_taken', { seats: total })
}

/**
 * Requires a free seat for one more invitation, so that invited users find one. Call it with the team locked.
 * @param besides an invitation being renewed, which keeps its own seat
 * @throws AppError('seats_taken', { seats })
 */
export async function requireSeatToInvite(
  context: Pick<Context, 'env' | 'clock'>,
  tx: Transaction,
  teamId: string,
  besides?: string,
): Promise<void> {
  const { total, taken, invited } = await showTeamSeats(context, tx, teamId, { besides })
  if (taken + invited >= total) throw new AppError('seats_taken', { seats: total })
}
