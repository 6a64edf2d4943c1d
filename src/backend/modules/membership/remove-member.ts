import { sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { mayLeave, mayRemove } from '../../../contract/team-roles.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findNames } from '../accounts/index.ts'
import {
  announceMembership,
  deleteMember,
  ensureTeam,
  lockTeam,
  requireRight,
  requireRole,
} from '../teams/index.ts'

type Remove = typeof contract.teams.removeMember
type Leave = typeof contract.teams.leave

/**
 * Removes a member. Their work stays with the team, including running tasks.
 * @throws AppError('not_found' | 'not_permitted')
 */
export async function removeMember(
  context: CallContext<'user'>,
  { teamId, userId }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  await context.db.transaction(async (tx) => {
    const own = await lockTeam(tx, { teamId, userId: context.actor.userId })
    requireRight(own, 'manageMembers')
    const theirs = await requireRole(tx, { teamId, userId })
    if (!mayRemove(own, theirs)) throw new AppError('not_permitted')
    await takeOut(context, tx, { teamId, userId })
  })
  return { done: true }
}

/** @throws AppError('not_found' | 'owner_stays') */
export async function leaveTeam(
  context: CallContext<'user'>,
  { teamId }: ParsedInputOf<Leave>,
): Promise<OutputOf<Leave>> {
  const { userId } = context.actor
  await context.db.transaction(async (tx) => {
    if (!mayLeave(await lockTeam(tx, { teamId, userId }))) throw new AppError('owner_stays')
    await takeOut(context, tx, { teamId, userId })
  })
  return { done: true }
}

async function takeOut(
  context: CallContext<'user'>,
  tx: Transaction,
  member: { teamId: string; userId: string },
): Promise<void> {
  const { userId } = member
  // Serialized: otherwise, for a user removed from two teams at once, each removal would count on the other team.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`membership:${userId}`}, 0))`,
  )
  await deleteMember(tx, member)
  const name = (await findNames(tx, [userId])).get(userId) ?? ''
  await ensureTeam(context, tx, { userId, name })
  await announceMembership(context, tx, userId)
}
