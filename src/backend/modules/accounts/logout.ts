import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { endSession } from './revoke-session.ts'

/** Ends the current session. */
export async function logout(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.accounts.logout>> {
  await endSession(context, context.actor.sessionId)
  return { done: true }
}
