import { eq } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireInvitation } from './invitations.ts'
import { lockTeam, requireRight } from './membership.ts'
import { teamInvitations } from './tables.ts'

type Revoke = typeof contract.teams.revokeInvitation

/** Revokes an open invitation: its code is unknown from now on. */
export async function revokeInvitation(
  { db, actor }: CallContext<'user'>,
  { teamId, invitationId }: ParsedInputOf<Revoke>,
): Promise<OutputOf<Revoke>> {
  await db.transaction(async (tx) => {
    requireRight(await lockTeam(tx, { teamId, userId: actor.userId }), 'invite')
    const { id } = await requireInvitation(tx, { teamId, invitationId })
    await tx.delete(teamInvitations).where(eq(teamInvitations.id, id))
  })
  return { done: true }
}
