import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { createTestClock } from '../../../tests/support/test-clock.ts'
import { readEnv } from '../env.ts'
import { openPayments, sandboxWarning } from './open-payments.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const ADDRESS = { PUBLIC_URL: 'https://ads.example.com' }

function open(settings: Record<string, string>) {
  const env = readEnv({ NODE_ENV: 'production', ...settings })
  // Opening a gateway uses neither the database nor the network.
  const parts = { db: drizzle.mock(), clock: createTestClock(), secret: Buffer.from('secret') }
  const payments = openPayments(env, parts)
  const ids = payments.gateways.map(({ id }) => id)
  return { ids, warning: sandboxWarning(env, payments) }
}

test('test payments end where a payment service is configured, unless they are asked for', () => {
  expect(open({}).ids).toEqual(['test'])
  expect(open(STRIPE).ids).toEqual(['stripe'])
  expect(open({ ...STRIPE, TEST_PAYMENTS: 'on' }).ids).toEqual(['stripe', 'test'])
  expect(open({ TEST_PAYMENTS: 'off' }).ids).toEqual([])
})

test.each([
  [{ HOST: '0.0.0.0' }, []],
  [ADDRESS, []],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' }, ['test']],
  [{ HOST: '0.0.0.0', TEST_PAYMENTS: 'on' }, ['test']],
])('where others can come (%j) credits for nothing have to be asked for', (settings, ids) => {
  expect(open(settings).ids).toEqual(ids)
})

test('the operator of a public address is warned that nobody has to pay', () => {
  expect(open({ ...ADDRESS, TEST_PAYMENTS: 'on' }).warning).toContain('without paying')
  expect(open({ ...STRIPE, TEST_PAYMENTS: 'on' }).warning).toContain('without paying')
  expect(open({ PUBLIC_URL: 'http://localhost:3000' }).warning).toBeNull()
  expect(open({ ...ADDRESS, ...STRIPE }).warning).toBeNull()
  expect(open({ ...ADDRESS, TEST_PAYMENTS: 'off' }).warning).toBeNull()
})

test('a payment service that is configured by half stops the start', () => {
  expect(() => open({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET')
})
