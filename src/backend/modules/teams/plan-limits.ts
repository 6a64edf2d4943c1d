import { eq } from 'drizzle-orm'
import { REFERENCE_IMAGES_WITHOUT_PLAN } from '../../../contract/limits.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { teams } from './tables.ts'

/** Null means the installation's default without a plan. */
export interface TeamLimits {
  concurrency: number | null
  seats: number | null
  referenceImages: number | null
}

/** Saves the limits from the team's plan and seats. */
export async function setTeamLimits(
  tx: Transaction,
  teamId: string,
  limits: TeamLimits,
): Promise<void> {
  await tx.update(teams).set(limits).where(eq(teams.id, teamId))
}

/** Maximum reference pictures per generation of a team. */
export async function teamReferenceImages(executor: Executor, teamId: string): Promise<number> {
  const [team] = await executor
    .select({ referenceImages: teams.referenceImages })
    .from(teams)
    .where(eq(teams.id, teamId))
  return team?.referenceImages ?? REFERENCE_IMAGES_WITHOUT_PLAN
}
