import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import {
  extendInvitation,
  lockTeam,
  requireInvitation,
  requireRight,
  requireSeatToInvite,
} from '../teams/index.ts'
import { invitationView } from './invitation-view.ts'
import { mailInvitation } from './mail-invitation.ts'

type Renew = typeof contract.teams.renewInvitation

/**
 * Restarts an open invitation's validity from today and mails it again. An expired one needs a free seat.
 * @throws AppError('not_found' | 'not_permitted' | 'seats_taken')
 */
export async function renewInvitation(
  context: CallContext<'user'>,
  { teamId, invitationId }: ParsedInputOf<Renew>,
): Promise<OutputOf<Renew>> {
  const { db, actor, request } = context
  const { userId } = actor
  const name = (await findNames(db, [userId])).get(userId) ?? ''
  const row = await db.transaction(async (tx) => {
    requireRight(await lockTeam(tx, { teamId, userId }), 'invite')
    const { id } = await requireInvitation(tx, { teamId, invitationId })
    await requireSeatToInvite(context, tx, teamId, id)
    const renewed = await extendInvitation(context, tx, id)
    await mailInvitation(context, tx, renewed, name)
    return renewed
  })
  const inviters = await findNames(db, [row.invitedBy])
  return invitationView(context, request, row, inviters.get(row.invitedBy) ?? null)
}
