import type { TeamInvitation } from '../../../contract/endpoints/teams.ts'
import type { Context } from '../../context.ts'
import { findCode, type InvitationRow } from '../teams/index.ts'

/** Address of the team page with a code; whoever opens it is asked to join. */
export const linkOf = (origin: string, language: string, code: string): string =>
  `${origin}/${language}/team?${new URLSearchParams({ invite_code: code })}`

/** An open invitation as those who may invite see it. */
export function invitationView(
  context: Pick<Context, 'secret' | 'clock'>,
  { origin, language }: { origin: string; language: string },
  row: InvitationRow,
  invitedBy: string | null,
): TeamInvitation {
  const code = findCode(context, row)
  return {
    invitation_id: row.id,
    email: row.email,
    role: row.role,
    invited_by: invitedBy,
    link: code && linkOf(origin, language, code),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= context.clock.now(),
  }
}
