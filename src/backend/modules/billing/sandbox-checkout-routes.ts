import type { Hono } from 'hono'
import { AppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { readText } from '../../http/read-text.ts'
import {
  type Decision,
  decideCheckout,
  findSandboxCheckout,
} from '../../payments/sandbox/decide-checkout.ts'
import { PAYMENT_PAGE_POLICY, renderPaymentPage } from '../../payments/sandbox/payment-page.ts'
import { readPaymentWords } from '../../payments/sandbox/payment-words.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

const DECISIONS: readonly string[] = ['card', 'paypal', 'decline', 'abandon'] satisfies Decision[]
const isDecision = (value: unknown): value is Decision => DECISIONS.includes(String(value))
const FORM_MAX_BYTES = 1_024
const PATH = STREAMS.sandboxCheckout.replace(/\{(\w+)\}/g, ':$1')

/** Payment page of the embedded sandbox, which reports to the webhook like any other service. */
export function mountSandboxCheckout(app: Hono<ApiEnvironment>): void {
  app.get(PATH, async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take('general', actor, request)
    requireSandbox(context.payments.gateways)
    const checkout = await findSandboxCheckout(context, c.req.param('token') ?? '')
    const words = await readPaymentWords(checkout.language)
    return c.html(renderPaymentPage(words, checkout, context.env.BRAND_NAME), 200, {
      'content-security-policy': PAYMENT_PAGE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
  })

  app.post(PATH, async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take('checkout', actor, request)
    requireSandbox(context.payments.gateways)
    const form = new URLSearchParams(await readText(c, { maxBytes: FORM_MAX_BYTES }))
    const decision = form.get('decision')
    if (!isDecision(decision)) {
      throw new AppError('invalid_input', { field: 'decision', rule: 'unknown' })
    }
    const token = c.req.param('token') ?? ''
    const { report, returnUrl } = await decideCheckout(context, token, decision)
    if (report) await receiveWebhook(context, 'test', report)
    return c.redirect(returnUrl, 303)
  })
}

function requireSandbox(gateways: readonly { id: string }[]): void {
  if (!gateways.some(({ id }) => id === 'test')) throw new AppError('not_found')
}
