import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { requireTeamAdmin } from '../../teams/index.ts'
import { atGateway } from './at-gateway.ts'
import { requireSubscription } from './cancel-renewal.ts'

type Portal = typeof contract.billing.portal

/** URL of the gateway's own pages for the team's cards and receipts; null if it has none. */
export async function openPortal(
  context: CallContext<'user'>,
  { return_path }: ParsedInputOf<Portal>,
): Promise<OutputOf<Portal>> {
  await requireTeamAdmin(context.db, context.actor)
  const subscription = await requireSubscription(context.db, context.actor.teamId)
  const returnUrl = new URL(return_path, context.request.origin).href
  const url = await atGateway(context, subscription, (gateway, ref) =>
    gateway.portalUrl(ref, returnUrl),
  )
  return { url }
}
