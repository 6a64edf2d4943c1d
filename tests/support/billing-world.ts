import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import fc, { type Arbitrary } from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../src/backend/context.ts'
import { createTransactionId } from '../../src/backend/modules/billing/orders/transaction-id.ts'
import { loadPriceList } from '../../src/backend/modules/billing/prices/load-price-list.ts'
import { priceGoods } from '../../src/backend/modules/billing/prices/price-goods.ts'
import { endOverdueSubscriptions } from '../../src/backend/modules/billing/subscriptions/end-overdue-subscriptions.ts'
import { grantDueMonths } from '../../src/backend/modules/billing/subscriptions/grant-due-months.ts'
import { findLiveSubscription } from '../../src/backend/modules/billing/subscriptions/live-subscription.ts'
import { orders, paymentEvents, subscriptions } from '../../src/backend/modules/billing/tables.ts'
import { applyPaymentEvent } from '../../src/backend/modules/billing/webhooks/apply-payment-event.ts'
import { renewSandboxSubscriptions } from '../../src/backend/modules/billing/webhooks/renew-sandbox-subscriptions.ts'
import { storeEvents } from '../../src/backend/modules/billing/webhooks/store-events.ts'
import { expireAllLots, holdCredits } from '../../src/backend/modules/credits/index.ts'
import type { PaymentEvent } from '../../src/backend/payments/payment-gateway.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import type { BillingCycle, PlanId } from '../../src/contract/goods.ts'
import { settleTask } from './ledger-world.ts'
import { insertTask } from './task-row.ts'
import type { TestClock } from './test-clock.ts'

const DAY_MS = 86_400_000

/** What can happen to a team's money; each is a separate transaction, as in the product. */
export type MoneyCommand =
  | {
      do: 'pack' | 'seat' | 'wrong_amount' | 'refund' | 'renew' | 'cancel' | 'reactivate' | 'replay'
    }
  | { do: 'plan'; plan: PlanId; cycle: BillingCycle }
  | { do: 'hold'; amount: number }
  | { do: 'settle'; how: 'capture' | 'release' }
  | { do: 'days'; days: number }

export const moneyCommands: Arbitrary<MoneyCommand[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom(
        ...(['pack', 'seat', 'wrong_amount', 'refund', 'renew', 'cancel'] as const),
        ...(['reactivate', 'replay'] as const),
      ),
    }),
    fc.record({
      do: fc.constant('plan' as const),
      plan: fc.constantFrom('basic' as const, 'standard' as const),
      cycle: fc.constantFrom('month' as const, 'year' as const),
    }),
    fc.record({ do: fc.constant('hold' as const), amount: fc.integer({ min: 1, max: 400 }) }),
    fc.record({
      do: fc.constant('settle' as const),
      how: fc.constantFrom('capture' as const, 'release' as const),
    }),
    fc.record({ do: fc.constant('days' as const), days: fc.constantFrom(1, 28, 31, 40, 366) }),
  ),
  { minLength: 1, maxLength: 9 },
)

/** One team with its sandbox orders and tasks, driven by webhook reports like the product. */
export class BillingWorld {
  readonly teamId = uuidv7()
  private readonly context: Context
  private readonly clock: TestClock
  private readonly tasks: string[] = []
  private readonly reports: PaymentEvent[] = []

  constructor(context: Context, clock: TestClock) {
    this.context = context
    this.clock = clock
  }

  run(command: MoneyCommand): Promise<void> {
    if (command.do === 'plan') return this.buy('plan', command.plan, command.cycle)
    if (command.do === 'hold') return this.hold(command.amount)
    if (command.do === 'settle') return this.settle(command.how)
    if (command.do === 'days') return this.pass(command.days)
    return this[command.do]()
  }

  /** Ends everything open, so that the next world's clock doesn't affect it. */
  async finish(): Promise<void> {
    while (this.tasks.length > 0) await this.settle('release')
    const isTheirs = eq(subscriptions.teamId, this.teamId)
    await this.context.db.update(subscriptions).set({ status: 'ended' }).where(isTheirs)
  }

  /** Credits of everything paid, each payment once; a second plan's payment is refunded. */
  async paidCredits(): Promise<number> {
    const [sum] = await this.context.db
      .select({ credits: sql<number>`coalesce(sum(${orders.credits}), 0)::int` })
      .from(orders)
      .where(and(eq(orders.teamId, this.teamId), isNotNull(orders.paidAt), isNull(orders.failure)))
    return sum?.credits ?? 0
  }

  private pack = () => this.buy('credit', 'pack-100')
  private seat = () => this.buy('seat', 'seat')
  private wrong_amount = () => this.buy('credit', 'pack-300', undefined, 1)

  /** The same facts under another report id: the gateway was asked, or sent the report again. */
  private async replay() {
    for (const event of this.reports) await this.report(event, { isNew: false })
  }

  private async refund() {
    const [paid] = await this.context.db
      .select()
      .from(orders)
      .where(and(eq(orders.teamId, this.teamId), eq(orders.status, 'PAYED')))
      .limit(1)
    if (!paid?.paymentRef) return
    const { paymentRef, amountMinor, currency } = paid
    const refundRef = uuidv7()
    await this.report({ kind: 'refunded', paymentRef, refundRef, amountMinor, currency })
  }

  private async renew() {
    const live = await findLiveSubscription(this.context.db, this.teamId)
    if (!live?.gatewayRef) return
    const { gatewayRef: subscriptionRef, amountMinor, currency } = live
    const facts = { subscriptionRef, paymentRef: uuidv7(), periodStart: null, method: null }
    await this.report({ kind: 'renewed', amountMinor, currency, ...facts })
  }

  private cancel = () => this.change('renewal_canceled')
  private reactivate = () => this.change('reactivated')

  private async change(kind: 'renewal_canceled' | 'reactivated') {
    const live = await findLiveSubscription(this.context.db, this.teamId)
    if (live?.gatewayRef) await this.report({ kind, subscriptionRef: live.gatewayRef })
  }

  private async buy(
    goodsType: 'plan' | 'credit' | 'seat',
    goodsId: string,
    cycle?: BillingCycle,
    paidMinor?: number,
  ) {
    const priceList = loadPriceList(this.context.env)
    const wanted = { goodsType, goodsId, cycle, quantity: 1, currency: 'USD' } as const
    const goods = priceGoods(priceList, wanted)
    const orderId = uuidv7()
    const createdAt = this.clock.now()
    await this.context.db.insert(orders).values({
      id: orderId,
      teamId: this.teamId,
      gateway: 'test',
      createdAt,
      ...goods,
      transactionId: createTransactionId(createdAt),
    })
    const { currency } = goods
    await this.report({
      kind: 'paid',
      orderId,
      amountMinor: paidMinor ?? goods.amountMinor,
      currency,
      paymentRef: uuidv7(),
      subscriptionRef: cycle ? uuidv7() : null,
      method: 'card',
    })
  }

  private async report(event: PaymentEvent, { isNew = true } = {}) {
    if (isNew) this.reports.push(event)
    await storeEvents(this.context, 'test', [{ eventRef: uuidv7(), event }])
    await this.book()
  }

  private async book() {
    const { db } = this.context
    const open = await db.select().from(paymentEvents).where(isNull(paymentEvents.processedAt))
    for (const { id } of open) {
      await applyPaymentEvent(this.context, { eventId: id }, { isLastAttempt: true })
    }
  }

  private async hold(amount: number) {
    const taskId = uuidv7()
    const { teamId } = this
    try {
      await this.context.db.transaction(async (tx) => {
        await holdCredits(tx, { teamId, taskId, amount, now: this.clock.now() })
        await insertTask(tx, { id: taskId, teamId, credits: amount })
      })
      this.tasks.push(taskId)
    } catch (error) {
      if (!isAppError(error) || error.code !== 'insufficient_credits') throw error
    }
  }

  private async settle(how: 'capture' | 'release') {
    const taskId = this.tasks.pop()
    if (taskId) await this.context.db.transaction((tx) => settleTask(tx, taskId, how))
  }

  private async pass(days: number) {
    this.clock.advance(days * DAY_MS)
    await renewSandboxSubscriptions(this.context)
    await this.book()
    await endOverdueSubscriptions(this.context)
    await grantDueMonths(this.context)
    await expireAllLots(this.context.db, this.clock.now())
  }
}
