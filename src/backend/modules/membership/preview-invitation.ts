import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { InvitationPreview } from '../../../contract/endpoints/teams.ts'
import type { CallContext } from '../../context.ts'
import { findEmail, findNames } from '../accounts/index.ts'
import {
  findRole,
  findTeamName,
  type InvitationRow,
  requireInvitationOfCode,
  showTeamSeats,
} from '../teams/index.ts'

type Preview = typeof contract.teams.previewInvitation

/**
 * Shows who invites into which team, before joining.
 * @throws AppError('invite_code_invalid')
 */
export async function previewInvitation(
  context: CallContext<'public'>,
  { invite_code }: ParsedInputOf<Preview>,
): Promise<OutputOf<Preview>> {
  const { db, actor } = context
  const row = await requireInvitationOfCode(db, invite_code)
  const { teamId, role, invitedBy } = row
  const isMember =
    actor.kind === 'user' && (await findRole(db, { teamId, userId: actor.userId })) !== null
  return {
    team_name: await findTeamName(db, teamId),
    invited_by: (await findNames(db, [invitedBy])).get(invitedBy) ?? null,
    role,
    expires_at: row.expiresAt.toISOString(),
    state: isMember ? 'joined' : await stateOf(context, row),
    team_id: isMember ? teamId : null,
  }
}

/** What a non-member would encounter with the invitation. */
async function stateOf(
  context: CallContext<'public'>,
  { teamId, usedBy, expiresAt, email }: InvitationRow,
): Promise<InvitationPreview['state']> {
  const { db, actor, clock } = context
  if (usedBy) return 'used'
  if (expiresAt <= clock.now()) return 'expired'
  if (email !== null && actor.kind === 'user' && (await findEmail(db, actor.userId)) !== email) {
    return 'other_email'
  }
  const { taken, total } = await showTeamSeats(context, db, teamId)
  return taken < total ? 'open' : 'full'
}
