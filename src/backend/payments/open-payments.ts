import type { Env } from '../env.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createPayments, type Payments } from './payments.ts'
import { PAYPAL_ADDRESSES } from './paypal/paypal-api.ts'
import { openPaypalGateway } from './paypal/paypal-gateway.ts'
import { openSandboxGateway, type SandboxParts } from './sandbox/sandbox-gateway.ts'
import { openStripeGateway } from './stripe/stripe-gateway.ts'

/** @throws Error for the operator, if a payment service is only half set up */
function together(service: string, values: Record<string, string | undefined>): boolean {
  const missing = Object.entries(values).filter(([, value]) => value === undefined)
  if (missing.length === 0) return true
  if (missing.length === Object.keys(values).length) return false
  const names = missing.map(([name]) => name).join(', ')
  throw new Error(`${service} can’t take payments yet: also set ${names}.`)
}

function openServices(env: Env, { clock }: SandboxParts): PaymentGateway[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID } = env
  const gateways: PaymentGateway[] = []
  if (together('Stripe', { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })) {
    const [secretKey, webhookSecret] = [STRIPE_SECRET_KEY ?? '', STRIPE_WEBHOOK_SECRET ?? '']
    gateways.push(openStripeGateway({ secretKey, webhookSecret }))
  }
  if (together('PayPal', { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID })) {
    const settings = {
      clientId: PAYPAL_CLIENT_ID ?? '',
      clientSecret: PAYPAL_CLIENT_SECRET ?? '',
      webhookId: PAYPAL_WEBHOOK_ID ?? '',
      baseUrl: PAYPAL_ADDRESSES[env.PAYPAL_ENVIRONMENT],
    }
    gateways.push(openPaypalGateway({ ...settings, clock }))
  }
  return gateways
}

/**
 * The gateways configured in the settings; plus the sandbox if it's requested, or if there's no other gateway and only
 * people on this machine can reach the product.
 */
export function openPayments(env: Env, parts: SandboxParts): Payments {
  const gateways = openServices(env, parts)
  const isSandboxWanted =
    env.TEST_PAYMENTS === 'on' ||
    (env.TEST_PAYMENTS === 'auto' && gateways.length === 0 && isOfThisMachine(env))
  return createPayments(isSandboxWanted ? [...gateways, openSandboxGateway(parts)] : gateways)
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]']

/** Whether only people on this machine can reach the product, as far as its settings tell. */
export const isOfThisMachine = ({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): boolean =>
  LOCAL_HOSTS.includes(HOST) && (!PUBLIC_URL || LOCAL_HOSTS.includes(new URL(PUBLIC_URL).hostname))

/** Startup warning for the operator: anybody who can reach the product pays without money. */
export function sandboxWarning(
  env: Pick<Env, 'HOST' | 'PUBLIC_URL'>,
  { gateways }: Payments,
): string | null {
  if (!gateways.some(({ isSandbox }) => isSandbox)) return null
  if (isOfThisMachine(env) && gateways.length === 1) return null
  return 'Test payments are on: anybody can buy without paying. TEST_PAYMENTS=off turns them off.'
}
