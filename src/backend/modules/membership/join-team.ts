import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findEmail } from '../accounts/index.ts'
import { acceptInvitation } from '../teams/index.ts'

type Join = typeof contract.teams.join

/** Accepts an invitation for the signed-in account. */
export async function joinTeam(
  context: CallContext<'user'>,
  { invite_code: code }: ParsedInputOf<Join>,
): Promise<OutputOf<Join>> {
  const { db, actor } = context
  const { userId } = actor
  const team_id = await db.transaction(async (tx) => {
    const email = await findEmail(tx, userId)
    return acceptInvitation(context, tx, { userId, email, code })
  })
  return { team_id }
}
