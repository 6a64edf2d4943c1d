import { AppError } from '../../contract/app-error.ts'
import type { GatewayId } from '../../contract/goods.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** The gateways this installation accepts payments with, preferred one first. */
export interface Payments {
  gateways: readonly PaymentGateway[]
  /** @throws AppError('payment_unavailable') for one that isn't configured (anymore) */
  get(id: GatewayId): PaymentGateway
}

export const createPayments = (gateways: readonly PaymentGateway[]): Payments => ({
  gateways,
  get(id) {
    const gateway = gateways.find((one) => one.id === id)
    if (!gateway) throw new AppError('payment_unavailable', { gateway: id })
    return gateway
  },
})
