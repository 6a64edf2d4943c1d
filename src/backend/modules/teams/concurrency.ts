import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { teams } from './tables.ts'

type Defaults = Pick<Env, 'PLAN_CONCURRENCY'>

const findTeam = (executor: Executor, teamId: string) =>
  executor.select({ concurrency: teams.concurrency }).from(teams).where(eq(teams.id, teamId))

/** Generations a team may run at once: what its plan says, else the installation's rule. */
export async function teamConcurrency(
  executor: Executor,
  { PLAN_CONCURRENCY }: Defaults,
  teamId: string,
): Promise<number> {
  const [team] = await findTeam(executor, teamId)
  return team?.concurrency ?? PLAN_CONCURRENCY
}

/** The same for whoever is about to start one: of several at once each waits for the one before. */
export async function lockTeamConcurrency(
  tx: Transaction,
  { PLAN_CONCURRENCY }: Defaults,
  teamId: string,
): Promise<number> {
  const [team] = await findTeam(tx, teamId).for('no key update')
  return team?.concurrency ?? PLAN_CONCURRENCY
}
