import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findNames, findUserByEmail, isUsableEmail } from '../accounts/index.ts'
import {
  extendInvitation,
  findOpenInvitation,
  findRole,
  type InvitationRow,
  insertInvitation,
  lockTeam,
  requireRight,
  requireSeatToInvite,
} from '../teams/index.ts'
import { invitationView } from './invitation-view.ts'
import { mailInvitation } from './mail-invitation.ts'

type Invite = typeof contract.teams.invite
type Wish = ParsedInputOf<Invite>

/**
 * Invites an e-mail address, or whoever gets the link. An existing open invitation for the address is
 * kept and gets the new role.
 * @throws AppError('not_found' | 'not_permitted' | 'seats_taken' | 'already_in_team' | 'email_unusable')
 */
export async function invite(context: CallContext<'user'>, wish: Wish): Promise<OutputOf<Invite>> {
  const { db, env, actor, request } = context
  const { teamId, email } = wish
  const { userId } = actor
  const name = (await findNames(db, [userId])).get(userId) ?? ''
  const row = await db.transaction(async (tx) => {
    requireRight(await lockTeam(tx, { teamId, userId }), 'invite')
    if (email !== null && !isUsableEmail(env, email)) throw new AppError('email_unusable')
    const known = email === null ? undefined : await findUserByEmail(tx, email)
    if (known && (await findRole(tx, { teamId, userId: known.id }))) {
      throw new AppError('already_in_team')
    }
    const invitation = await writeInvitation(context, tx, wish)
    await mailInvitation(context, tx, invitation, name)
    return invitation
  })
  return invitationView(context, request, row, name)
}

async function writeInvitation(
  context: CallContext<'user'>,
  tx: Transaction,
  { teamId, email, role }: Wish,
): Promise<InvitationRow> {
  const open = email === null ? undefined : await findOpenInvitation(tx, { teamId, email })
  await requireSeatToInvite(context, tx, teamId, open?.id)
  if (open) return extendInvitation(context, tx, open.id, { role })
  const invitedBy = context.actor.userId
  return insertInvitation(context, tx, { id: uuidv7(), teamId, email, role, invitedBy })
}
