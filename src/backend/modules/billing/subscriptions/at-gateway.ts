import { AppError } from '../../../../contract/app-error.ts'
import type { Context } from '../../../context.ts'
import type { PaymentGateway } from '../../../payments/payment-gateway.ts'
import type { Subscription } from './live-subscription.ts'

/**
 * Runs an action on a subscription at its gateway. Change our own state only after it succeeded.
 * @throws AppError('payment_unavailable')
 */
export async function atGateway<Result>(
  { payments, log }: Pick<Context, 'payments' | 'log'>,
  { id, gateway, gatewayRef }: Subscription,
  act: (gateway: PaymentGateway, ref: string) => Promise<Result>,
): Promise<Result> {
  try {
    if (gatewayRef === null) throw new Error('The subscription has no name at its gateway.')
    return await act(payments.get(gateway), gatewayRef)
  } catch (error) {
    log.warn({ err: error, subscriptionId: id }, 'the gateway refused')
    throw new AppError('payment_unavailable')
  }
}
