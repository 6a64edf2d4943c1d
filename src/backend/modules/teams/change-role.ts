import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { mayChangeRole } from '../../../contract/team-roles.ts'
import type { CallContext } from '../../context.ts'
import { lockTeam, requireRight, requireRole } from './membership.ts'
import { announceMembership } from './membership-topic.ts'
import { teamMembers } from './tables.ts'

type ChangeRole = typeof contract.teams.changeRole

/** @throws AppError('not_found' | 'not_permitted' | 'changed_meanwhile') */
export async function changeRole(
  context: CallContext<'user'>,
  { teamId, userId, role, old_role }: ParsedInputOf<ChangeRole>,
): Promise<OutputOf<ChangeRole>> {
  const { db, actor } = context
  await db.transaction(async (tx) => {
    const own = await lockTeam(tx, { teamId, userId: actor.userId })
    requireRight(own, 'manageMembers')
    const theirs = await requireRole(tx, { teamId, userId })
    if (!mayChangeRole(own, theirs)) throw new AppError('not_permitted')
    if (theirs !== old_role) throw new AppError('changed_meanwhile')
    await tx
      .update(teamMembers)
      .set({ role })
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
    await announceMembership(context, tx, userId)
  })
  return { done: true }
}
