import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { teams } from './tables.ts'

type Defaults = Pick<Env, 'PLAN_CONCURRENCY'>

const findTeam = (executor: Executor, teamId: string) =>
  executor.select({ concurrency: teams.concurrency }).from(teams).where(eq(teams.id, teamId))

/** Generations a team may run at once: its plan's limit, or else the installation's default. */
export async function teamConcurrency(
  executor: Executor,
  { PLAN_CONCURRENCY }: Defaults,
  teamId: string,
): Promise<number> {
  const [team] = await findTeam(executor, teamId)
  return team?.concurrency ?? PLAN_CONCURRENCY
}

/** Like `teamConcurrency`, with a lock that serializes the starts of a team's generations. */
export async function lockTeamConcurrency(
  tx: Transaction,
  { PLAN_CONCURRENCY }: Defaults,
  teamId: string,
): Promise<number> {
  const [team] = await findTeam(tx, teamId).for('no key update')
  return team?.concurrency ?? PLAN_CONCURRENCY
}
