import type { Env } from '../env.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createPayments, type Payments } from './payments.ts'
import { openTestGateway, type TestGatewayParts } from './test/test-gateway.ts'

/** The gateways of the settings; the test gateway when there is no other, or when asked for. */
export function openPayments(env: Env, parts: TestGatewayParts): Payments {
  const gateways: PaymentGateway[] = []
  const wantsTest = env.TEST_PAYMENTS === 'on' || env.TEST_PAYMENTS === 'auto'
  if (wantsTest && (env.TEST_PAYMENTS === 'on' || gateways.length === 0)) {
    gateways.push(openTestGateway(parts))
  }
  return createPayments(gateways)
}
