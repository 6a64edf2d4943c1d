import { isLanguage } from '../../../contract/languages.ts'
import { INVITATION_DAYS } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findUserByEmail } from '../accounts/index.ts'
import { sendMail } from '../outbox/index.ts'
import { findCode, findTeamName, type InvitationRow } from '../teams/index.ts'
import { linkOf } from './invitation-view.ts'

/** Mails an invitation in the language of the recipient's account, or else of the inviter. */
export async function mailInvitation(
  context: CallContext<'user'>,
  tx: Transaction,
  row: InvitationRow,
  invitedBy: string,
): Promise<void> {
  const code = findCode(context, row)
  if (!row.email || !code) return
  const known = await findUserByEmail(tx, row.email)
  const { language: ours, origin } = context.request
  const language = isLanguage(known?.language) ? known.language : ours
  await sendMail(context, tx, {
    to: row.email,
    template: 'team_invitation',
    language,
    values: {
      team: await findTeamName(tx, row.teamId),
      person: invitedBy,
      link: linkOf(origin, code, language),
      days: String(INVITATION_DAYS),
    },
    expiresAt: row.expiresAt,
  })
}
