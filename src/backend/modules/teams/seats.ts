import { count, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { teamMembers, teams } from './tables.ts'

/** People in a team; each takes a seat. */
export async function countSeatsTaken(executor: Executor, teamId: string): Promise<number> {
  const [members] = await executor
    .select({ count: count() })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
  return members?.count ?? 0
}

/**
 * Room for one more in a team; of several who come at once each waits for the one before.
 * @throws AppError('seats_taken', { seats })
 */
export async function requireFreeSeat(
  tx: Transaction,
  { PLAN_SEATS }: Pick<Env, 'PLAN_SEATS'>,
  teamId: string,
): Promise<void> {
  const [team] = await tx
    .select({ seats: teams.seats })
    .from(teams)
    .where(eq(teams.id, teamId))
    .for('no key update')
  const seats = team?.seats ?? PLAN_SEATS
  if ((await countSeatsTaken(tx, teamId)) >= seats) throw new AppError('seats_taken', { seats })
}
