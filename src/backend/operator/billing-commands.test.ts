import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { generate } from '../../../tests/support/generations.ts'
import {
  BASIC_MONTHLY,
  bookReports,
  buy,
  creditsOf,
  decide,
  orderOf,
  placeOrder,
  SMALL_PACK,
  subscriptionOf,
} from '../../../tests/support/payments.ts'
import { run as runProgram } from '../../../tests/support/processes.ts'
import { createTestClock } from '../../../tests/support/test-clock.ts'
import { orders } from '../modules/billing/tables.ts'
import { openOperatorSocket } from './operator-socket.ts'
import { runCommand } from './run-command.ts'

const DAY_MS = 86_400_000
const clock = createTestClock()
let backend: TestBackend
let user: SignedUp
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
beforeEach(async () => {
  user = await signUp(backend, { credits: 0 })
})
afterAll(() => backend.close())

const run = (name: string, input: unknown) => runCommand(backend.context, name, input)
const transactionOf = async (orderId: string) =>
  (await orderOf(backend, user, orderId)).transaction_id

describe('[R9.06] refund', () => {
  test('tells every step and pays nothing until it is confirmed', async () => {
    const orderId = await buy(backend, user, SMALL_PACK)
    const order = await transactionOf(orderId)
    const preview = await run('refund', { order })
    expect(preview.slice(0, 3)).toEqual([
      { step: 'paid', left: '5.94 USD' },
      { step: 'unused_credits', left: '5.94 USD' },
      { step: 'fee 3%', left: '5.76 USD' },
    ])
    expect((await orderOf(backend, user, orderId)).status).toBe('PAYED')
    expect((await creditsOf(backend, user)).balance).toBe(100)
  })

  test('[R4.08] writes the order and the ledger, and takes back what is left', async () => {
    const orderId = await buy(backend, user, SMALL_PACK)
    await generate(backend, user)
    await run('refund', { order: await transactionOf(orderId), confirm: true, feePercent: 1 })
    const order = await orderOf(backend, user, orderId)
    expect(order).toMatchObject({ status: 'REFUNDED', refunded_minor: 582 })
    const { balance, held } = await creditsOf(backend, user)
    expect({ balance, held: held > 0 }).toEqual({ balance: 0, held: true })
  })

  test('of a plan ends it', async () => {
    const order = await transactionOf(await buy(backend, user, BASIC_MONTHLY))
    await run('refund', { order, confirm: true })
    expect(await subscriptionOf(backend, user)).toBeNull()
    expect((await creditsOf(backend, user)).balance).toBe(0)
  })

  test('never gives back more than was paid', async () => {
    const order = await transactionOf(await buy(backend, user, SMALL_PACK))
    const tooMuch = run('refund', { order, amountMinor: 595, confirm: true })
    await expect(tooMuch).rejects.toMatchObject({ details: { rule: 'more_than_paid' } })
    await run('refund', { order, amountMinor: 500, confirm: true })
    const again = run('refund', { order, amountMinor: 95, confirm: true })
    await expect(again).rejects.toMatchObject({ details: { rule: 'more_than_paid' } })
  })

  test('of an order that was not paid, or is unknown, is refused', async () => {
    const { order_id } = await placeOrder(backend, user, SMALL_PACK)
    await expect(run('refund', { order: order_id })).rejects.toMatchObject({
      details: { rule: 'unpaid' },
    })
    await expect(run('refund', { order: 'AD-1' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('grant gives credits once per key', async () => {
  const wish = { email: user.email, credits: 40, key: 'sorry-1' }
  expect(await run('grant', wish)).toMatchObject([{ result: 'granted' }])
  expect(await run('grant', wish)).toMatchObject([{ result: 'already granted with this key' }])
  expect((await creditsOf(backend, user)).balance).toBe(40)
})

test('grant gives each team its own under the same key', async () => {
  const other = await signUp(backend, { credits: 0 })
  for (const { email } of [user, other])
    expect(await run('grant', { email, credits: 40, key: 'all' })).toMatchObject([
      { result: 'granted' },
    ])
  expect((await creditsOf(backend, other)).balance).toBe(40)
})

test('grant for some days gives credits that end after them, else credits that never end', async () => {
  await run('grant', { email: user.email, credits: 40, key: 'ends', days: 10 })
  await run('grant', { email: user.email, credits: 5, key: 'stays' })
  expect((await creditsOf(backend, user)).lots).toMatchObject([
    { remaining: 40, expires_at: new Date(clock.now().getTime() + 10 * DAY_MS).toISOString() },
    { remaining: 5, expires_at: null },
  ])
})

describe('npm run admin', () => {
  let closeSocket: () => Promise<void>
  beforeAll(async () => {
    closeSocket = await openOperatorSocket(backend.context)
  })
  afterAll(() => closeSocket())

  /** Runs the command as an operator types it, against the running product. */
  async function admin(...words: string[]) {
    const env = { DATA_DIR: backend.context.env.dataDir }
    const command = ['src/backend/cli/admin.ts', '--json', ...words]
    const { exitCode, output } = await runProgram(process.execPath, command, {
      env,
      output: 'collect',
    })
    return { exitCode, output }
  }

  test('grant --days gives credits that end', async () => {
    const whom = ['--email', user.email, '--credits', '40', '--key', 'by hand']
    expect(await admin('grant', ...whom, '--days', '10')).toMatchObject({ exitCode: 0 })
    expect((await creditsOf(backend, user)).lots).toMatchObject([
      { granted: 40, expires_at: new Date(clock.now().getTime() + 10 * DAY_MS).toISOString() },
    ])
  })

  test('grant --days that is no number gives nothing', async () => {
    const whom = ['--email', user.email, '--credits', '40', '--key', 'by hand']
    expect(await admin('grant', ...whom, '--days', 'ten')).toMatchObject({ exitCode: 1 })
    expect((await creditsOf(backend, user)).balance).toBe(0)
  })

  test('refund takes its day, its amount, its fee and its confirmation from the line', async () => {
    const orderId = await buy(backend, user, SMALL_PACK)
    const order = ['--order', await transactionOf(orderId)]
    const asked = ['--requested-at', '2026-01-05']
    const preview = await admin('refund', ...order, ...asked, '--fee-percent', '1')
    expect(preview.output).toContain('"audit_until":"2026-01-08"')
    expect(preview.output).toContain('"step":"fee 1%","left":"5.88 USD"')
    expect((await orderOf(backend, user, orderId)).status).toBe('PAYED')
    await admin('refund', ...order, '--amount-minor', '120', '--confirm')
    expect(await orderOf(backend, user, orderId)).toMatchObject({
      status: 'REFUNDED',
      refunded_minor: 120,
    })
  })
})

test('orders lists those of a team', async () => {
  await buy(backend, user, SMALL_PACK)
  expect(await run('orders', { email: user.email, status: 'payed' })).toMatchObject([
    { status: 'PAYED', goods: 'pack-100', amount: '5.94 USD', gateway: 'test' },
  ])
  expect(await run('orders', { email: user.email, status: 'refunded' })).toEqual([])
})

test('reconcile finds a payment without report, and an order that says something else', async () => {
  const lost = await placeOrder(backend, user, SMALL_PACK)
  const whole = await buy(backend, user, SMALL_PACK)
  await decide(backend, lost.checkout_url, 'card')
  const subject = await transactionOf(lost.order_id)
  expect(await run('reconcile', {})).toContainEqual({
    what: 'payment',
    subject,
    ours: 'CREATED',
    theirs: 'paid',
  })
  await bookReports(backend)
  expect(await run('reconcile', {})).toEqual([
    { reconcile: 'payment services, orders, and ledger agree' },
  ])
  await backend.context.db.update(orders).set({ amountMinor: 595 }).where(eq(orders.id, whole))
  const changed = await run('reconcile', {})
  expect(changed).toContainEqual({
    what: 'amount',
    subject: await transactionOf(whole),
    ours: '595',
    theirs: '594',
  })
})
