import { eq } from 'drizzle-orm'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import type { Env } from '../../env.ts'
import { teams } from './tables.ts'

type Defaults = Pick<Env, 'TEAM_STORAGE_MEGABYTES'>

const findTeam = (executor: Executor, teamId: string) =>
  executor.select({ megabytes: teams.storageMegabytes }).from(teams).where(eq(teams.id, teamId))

/** Bytes of files a team may keep: what its plan says, else the installation's rule. */
export async function teamStorageLimit(
  executor: Executor,
  { TEAM_STORAGE_MEGABYTES }: Defaults,
  teamId: string,
): Promise<number> {
  const [team] = await findTeam(executor, teamId)
  return (team?.megabytes ?? TEAM_STORAGE_MEGABYTES) * MEBIBYTE
}

/** The same for whoever is about to add a file: of several at once each waits for the one before. */
export async function lockTeamStorageLimit(
  tx: Transaction,
  { TEAM_STORAGE_MEGABYTES }: Defaults,
  teamId: string,
): Promise<number> {
  const [team] = await findTeam(tx, teamId).for('no key update')
  return (team?.megabytes ?? TEAM_STORAGE_MEGABYTES) * MEBIBYTE
}
