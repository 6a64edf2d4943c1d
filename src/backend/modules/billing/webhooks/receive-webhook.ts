import { AppError, isAppError } from '../../../../contract/app-error.ts'
import { GATEWAY_IDS, type GatewayId } from '../../../../contract/goods.ts'
import { isAmong } from '../../../../contract/keys-of.ts'
import type { Context } from '../../../context.ts'
import { faultPoint } from '../../../fault-point.ts'
import type {
  PaymentGateway,
  VerifiedEvent,
  WebhookRequest,
} from '../../../payments/payment-gateway.ts'
import { storeEvents } from './store-events.ts'

const isGateway = (id: string): id is GatewayId => isAmong(GATEWAY_IDS, id)

/**
 * Receives a report from a payment service: verifies and stores it, and leaves the booking to a job. The
 * service gets its reply only once the report is stored; otherwise it sends it again.
 * @throws AppError('not_found') for a service that is not configured, AppError('webhook_refused')
 */
export async function receiveWebhook(
  context: Context,
  gatewayId: string,
  request: WebhookRequest,
): Promise<void> {
  const gateway =
    isGateway(gatewayId) && context.payments.gateways.find(({ id }) => id === gatewayId)
  if (!gateway) throw new AppError('not_found')
  const verified = await verify(context, gateway, request)
  await storeEvents(context, gateway.id, verified)
  faultPoint(context.env, 'webhook.stored')
}

async function verify(
  { log }: Context,
  gateway: PaymentGateway,
  request: WebhookRequest,
): Promise<VerifiedEvent[]> {
  try {
    return await gateway.verifyWebhook(request)
  } catch (error) {
    if (isAppError(error) && error.code === 'payment_unavailable') throw error
    const reason = isAppError(error) ? error.details.reason : 'unreadable'
    log.warn({ gateway: gateway.id, reason }, 'webhook refused')
    throw new AppError('webhook_refused')
  }
}
