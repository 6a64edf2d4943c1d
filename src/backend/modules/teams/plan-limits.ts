import { eq } from 'drizzle-orm'
import { REFERENCE_IMAGES_WITHOUT_PLAN } from '../../../contract/limits.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { teams } from './tables.ts'

/** Null means what the installation gives without a plan. */
export interface TeamLimits {
  concurrency: number | null
  seats: number | null
  referenceImages: number | null
}

/** Writes what the team's plan and seats allow. */
export async function setTeamLimits(
  tx: Transaction,
  teamId: string,
  limits: TeamLimits,
): Promise<void> {
  await tx.update(teams).set(limits).where(eq(teams.id, teamId))
}

/** Reference pictures one generation of a team accepts. */
export async function teamReferenceImages(executor: Executor, teamId: string): Promise<number> {
  const [team] = await executor
    .select({ referenceImages: teams.referenceImages })
    .from(teams)
    .where(eq(teams.id, teamId))
  return team?.referenceImages ?? REFERENCE_IMAGES_WITHOUT_PLAN
}
