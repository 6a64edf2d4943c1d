import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { mayBecomeOwner, type TeamRole } from '../../../contract/team-roles.ts'
import type { CallContext } from '../../context.ts'
import { lockTeam, requireRight, requireRole } from './membership.ts'
import { announceMembership } from './membership-topic.ts'
import { teamMembers } from './tables.ts'

type HandOver = typeof contract.teams.handOver

/** @throws AppError('not_found' | 'not_permitted') */
export async function handOverTeam(
  context: CallContext<'user'>,
  { teamId, user_id: userId }: ParsedInputOf<HandOver>,
): Promise<OutputOf<HandOver>> {
  const { db, actor } = context
  await db.transaction(async (tx) => {
    requireRight(await lockTeam(tx, { teamId, userId: actor.userId }), 'handOverTeam')
    if (!mayBecomeOwner(await requireRole(tx, { teamId, userId }))) {
      throw new AppError('not_permitted')
    }
    const give = async (person: string, role: TeamRole) => {
      await tx
        .update(teamMembers)
        .set({ role })
        .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, person)))
      await announceMembership(context, tx, person)
    }
    // In this order, because the database allows one owner at a time.
    await give(actor.userId, 'ADMIN')
    await give(userId, 'OWNER')
  })
  return { done: true }
}
