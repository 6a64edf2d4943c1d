import { and, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireFreeSeat } from './seats.ts'
import { invitations, teamMembers } from './tables.ts'

/**
 * Lets a user into the team that invited them, with the invitation's role, and makes it the one
 * they work in. Takes one use of the invitation.
 * @throws AppError('invite_code_invalid') when it is unknown, expired or used up,
 *   AppError('seats_taken') when the team's plan has no room for one more
 */
export async function acceptInvitation(
  context: Context,
  tx: Transaction,
  { userId, code }: { userId: string; code: string },
): Promise<void> {
  const now = context.clock.now()
  const [invitation] = await tx
    .update(invitations)
    .set({ usesLeft: sql`${invitations.usesLeft} - 1` })
    .where(
      and(eq(invitations.code, code), gt(invitations.usesLeft, 0), gt(invitations.expiresAt, now)),
    )
    .returning()
  if (!invitation) throw new AppError('invite_code_invalid')
  const isMember = and(eq(teamMembers.teamId, invitation.teamId), eq(teamMembers.userId, userId))
  const [known] = await tx.select({ role: teamMembers.role }).from(teamMembers).where(isMember)
  if (!known) await requireFreeSeat(tx, context.env, invitation.teamId)
  // One millisecond ahead of the personal team, which may have been made at this very instant.
  const selectedAt = later(now, 1)
  const { teamId, role } = invitation
  await tx
    .insert(teamMembers)
    .values({ teamId, userId, role, selectedAt, createdAt: now })
    .onConflictDoUpdate({
      target: [teamMembers.teamId, teamMembers.userId],
      set: { selectedAt },
    })
}
