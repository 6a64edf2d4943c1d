import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireInvitationOfCode } from './invitations.ts'
import { findRole } from './membership.ts'
import { announceMembership } from './membership-topic.ts'
import { requireFreeSeat } from './seats.ts'
import { nextSelection } from './select-team.ts'
import { teamInvitations, teamMembers } from './tables.ts'

interface Guest {
  userId: string
  /** The account's e-mail, lower case. */
  email: string
  code: string
}

/**
 * Adds a user to the team that invited them, with the invitation's role, and makes it their current team. An
 * existing member keeps their role, and the invitation stays valid for someone else. Returns the team's id.
 * @throws AppError('invite_code_invalid' | 'invite_used' | 'invite_expired' | 'invite_other_email'),
 *   AppError('seats_taken') when the team has no free seat
 */
export async function acceptInvitation(
  context: Context,
  tx: Transaction,
  { userId, email, code }: Guest,
): Promise<string> {
  const now = context.clock.now()
  const invitation = await requireInvitationOfCode(tx, code)
  const { id, teamId, role } = invitation
  const isMember = (await findRole(tx, { teamId, userId })) !== null
  if (!isMember) {
    if (invitation.usedBy) throw new AppError('invite_used')
    if (invitation.expiresAt <= now) throw new AppError('invite_expired')
    if (invitation.email !== null && invitation.email !== email) {
      throw new AppError('invite_other_email')
    }
    await requireFreeSeat(context, tx, teamId)
    // If two users accept it at once, the one that waited for the seat finds it used.
    const used = await tx
      .update(teamInvitations)
      .set({ usedBy: userId })
      .where(and(eq(teamInvitations.id, id), isNull(teamInvitations.usedBy)))
      .returning({ id: teamInvitations.id })
    if (used.length === 0) throw new AppError('invite_used')
  }
  const selectedAt = await nextSelection(context, tx, userId)
  await tx
    .insert(teamMembers)
    .values({ teamId, userId, role, selectedAt, createdAt: now })
    .onConflictDoUpdate({
      target: [teamMembers.teamId, teamMembers.userId],
      set: { selectedAt },
    })
  await announceMembership(context, tx, userId)
  return teamId
}
