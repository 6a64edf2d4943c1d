import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findRightCode } from './email-code.ts'

type CheckTicket = typeof contract.accounts.checkTicket

/** Checks a typed code, so the page can continue to the password step. */
export async function checkTicket(
  context: CallContext<'public'>,
  input: ParsedInputOf<CheckTicket>,
): Promise<OutputOf<CheckTicket>> {
  await findRightCode(context, input.email, input.ticket_use_type, input.ticket)
  return { valid: true }
}
