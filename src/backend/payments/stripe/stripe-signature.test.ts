import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openStripeGateway } from './stripe-gateway.ts'

const SECRET = 'whsec_of_this_installation'
const MINUTE_SECONDS = 60

const { webhooks } = new Stripe('sk_test_nobody')
const gateway = openStripeGateway({ secretKey: 'sk_test_nobody', webhookSecret: SECRET })

/** An event the product ignores, so that only the signature decides. */
const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.created',
  data: { object: {} },
})

interface Signed {
  agoSeconds?: number
  secret?: string
  body?: string
}

/** The outcome for a report signed this long ago; its body may have changed since. */
async function verdict({ agoSeconds = 0, secret = SECRET, body = BODY }: Signed) {
  const timestamp = Math.floor(Date.now() / 1000) - agoSeconds
  const header = webhooks.generateTestHeaderString({ payload: BODY, secret, timestamp })
  const headers = new Headers({ 'stripe-signature': header })
  return await gateway.verifyWebhook({ body, headers })
}

const isRefused = expect.objectContaining({ code: 'webhook_refused' })

test.each([0, 4 * MINUTE_SECONDS])(
  'a report that was signed %i seconds ago is read',
  async (agoSeconds) => {
    await expect(verdict({ agoSeconds })).resolves.toEqual([])
  },
)

test.each([6 * MINUTE_SECONDS, 1_440 * MINUTE_SECONDS])(
  'a genuine report that was signed %i seconds ago is refused: somebody may have kept it',
  async (agoSeconds) => {
    await expect(verdict({ agoSeconds })).rejects.toEqual(isRefused)
  },
)

test('a report that was changed, or signed with another secret, is refused', async () => {
  const body = BODY.replace('evt_1', 'evt_2')
  await expect(verdict({ body })).rejects.toEqual(isRefused)
  await expect(verdict({ secret: 'whsec_of_another' })).rejects.toEqual(isRefused)
})
