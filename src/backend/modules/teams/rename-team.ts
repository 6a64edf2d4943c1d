import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { lockTeam, requireRight } from './membership.ts'
import { teams } from './tables.ts'

type Rename = typeof contract.teams.rename

/** @throws AppError('not_found' | 'not_permitted' | 'nothing_to_save' | 'changed_meanwhile') */
export async function renameTeam(
  { db, actor }: CallContext<'user'>,
  { teamId, name, old_name }: ParsedInputOf<Rename>,
): Promise<OutputOf<Rename>> {
  await db.transaction(async (tx) => {
    requireRight(await lockTeam(tx, { teamId, userId: actor.userId }), 'renameTeam')
    const [team] = await tx.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId))
    if (team?.name === name) throw new AppError('nothing_to_save')
    if (team?.name !== old_name) throw new AppError('changed_meanwhile')
    await tx.update(teams).set({ name }).where(eq(teams.id, teamId))
  })
  return { done: true }
}
