import type { GatewayId } from '../../../../contract/goods.ts'
import type { PaymentEvent } from '../../../payments/payment-gateway.ts'

/** A verified report and who sent it. */
export interface Reported<Kind extends PaymentEvent['kind'] = PaymentEvent['kind']> {
  gateway: GatewayId
  event: Extract<PaymentEvent, { kind: Kind }>
}
