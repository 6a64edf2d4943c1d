import { AppError } from '../../../../contract/app-error.ts'
import type { Currency, GatewayId } from '../../../../contract/goods.ts'
import type { Context } from '../../../context.ts'
import type { PaymentGateway } from '../../../payments/payment-gateway.ts'

/**
 * The requested gateway, or the first that accepts the currency.
 * @throws AppError('invalid_input', { field, rule }), AppError('payment_unavailable') when no gateway is configured
 */
export function chooseGateway(
  { payments }: Pick<Context, 'payments'>,
  currency: Currency,
  wanted?: GatewayId,
): PaymentGateway {
  const offered = payments.gateways.filter(({ id }) => wanted === undefined || id === wanted)
  if (offered.length === 0) {
    if (wanted === undefined) throw new AppError('payment_unavailable')
    throw new AppError('invalid_input', { field: 'gateway', rule: 'not_offered' })
  }
  const gateway = offered.find(({ currencies }) => currencies.includes(currency))
  if (!gateway) throw new AppError('invalid_input', { field: 'currency', rule: 'not_offered' })
  return gateway
}
