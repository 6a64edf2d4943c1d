import type { TeamInvitation } from '../../../contract/endpoints/teams.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Context } from '../../context.ts'
import { findCode, type InvitationRow } from '../teams/index.ts'

/**
 * URL of the team page with an invitation code, which asks the reader to join. Without a language,
 * the reader's own is used.
 */
export const linkOf = (origin: string, code: string, language?: Language): string =>
  `${origin}${language ? `/${language}` : ''}/team?${new URLSearchParams({ invite_code: code })}`

/** An open invitation as shown to users who may invite. */
export function invitationView(
  context: Pick<Context, 'secret' | 'clock'>,
  { origin }: { origin: string },
  row: InvitationRow,
  invitedBy: string | null,
): TeamInvitation {
  const code = findCode(context, row)
  return {
    invitation_id: row.id,
    email: row.email,
    role: row.role,
    invited_by: invitedBy,
    link: code && linkOf(origin, code),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= context.clock.now(),
  }
}
