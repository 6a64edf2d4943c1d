import { z } from 'zod'
import { AppError } from '../../contract/app-error.ts'
import { Email } from '../../contract/fields.ts'
import { ORDER_STATUSES } from '../../contract/goods.ts'
import { DAY_MS, later } from '../clock.ts'
import type { Context } from '../context.ts'
import { findUserByEmail } from '../modules/accounts/index.ts'
import { listAllOrders, RefundWish, reconcile, refundOrder } from '../modules/billing/index.ts'
import { grantCredits } from '../modules/credits/index.ts'
import { findSelectedTeamId } from '../modules/teams/index.ts'
import { defineCommand } from './command.ts'

/** @throws AppError('email_not_registered') */
async function teamOf({ db }: Context, email: string): Promise<string> {
  const user = await findUserByEmail(db, email)
  const teamId = user && (await findSelectedTeamId(db, user.id))
  if (!teamId) throw new AppError('email_not_registered')
  return teamId
}

const money = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`

export const ordersCommand = defineCommand({
  name: 'orders',
  input: z.object({
    email: Email.optional(),
    status: z.string().toUpperCase().pipe(z.enum(ORDER_STATUSES)).optional(),
    limit: z.number().int().min(1).max(1_000).default(50),
  }),
  async run(context, { email, status, limit }) {
    const teamId = email ? await teamOf(context, email) : undefined
    const rows = await listAllOrders(context, { teamId, status, limit })
    return rows.map((order) => ({
      created: order.createdAt.toISOString(),
      order: order.transactionId,
      status: order.status,
      goods: [order.goodsId, order.cycle, order.quantity > 1 ? `×${order.quantity}` : null]
        .filter(Boolean)
        .join(' '),
      amount: money(order.amountMinor, order.currency),
      refunded: money(order.refundedMinor, order.currency),
      gateway: order.gateway,
      payment: order.paymentRef ?? '-',
      failure: order.failure ?? '-',
    }))
  },
})

/** Lists every step of the policy; pays only when confirmed. */
export const refundCommand = defineCommand({
  name: 'refund',
  input: RefundWish,
  trace: ({ order, confirm }) => (confirm ? { action: 'order_refunded', subject: order } : null),
  async run(context, wish) {
    const { order, decision, amountMinor, isPaid } = await refundOrder(context, wish)
    const { currency } = order
    const steps = decision.steps.map(({ reason, percent, minor }) => ({
      step: percent === undefined ? reason : `${reason} ${percent}%`,
      left: money(minor, currency),
    }))
    const result = isPaid ? 'refunded' : 'would be refunded; add --confirm to pay it'
    return [
      ...steps,
      { order: order.transactionId, amount: money(amountMinor, currency), result },
      {
        audit_until: decision.auditUntil.toISOString().slice(0, 10),
        payout_from: decision.payoutFrom.toISOString().slice(0, 10),
        payout_until: decision.payoutUntil.toISOString().slice(0, 10),
      },
    ]
  },
})

export const grantCommand = defineCommand({
  name: 'grant',
  input: z.object({
    email: Email,
    credits: z.number().int().min(1).max(1_000_000_000),
    /** Names the grant: each key grants only once. */
    key: z.string().trim().min(1).max(100),
    days: z.number().int().min(1).max(3_650).optional(),
  }),
  trace: ({ email, credits, key }) => ({
    action: 'credits_granted',
    subject: email,
    details: { credits, key },
  }),
  async run(context, { email, credits, key, days }) {
    const teamId = await teamOf(context, email)
    const expiresAt = days ? later(context.clock.now(), days * DAY_MS) : null
    const source = `operator:${teamId}:${key}`
    const isNew = await context.db.transaction((tx) =>
      grantCredits(tx, { teamId, amount: credits, source, reason: 'operator', expiresAt }),
    )
    return [{ email, credits, result: isNew ? 'granted' : 'already granted with this key' }]
  },
})

export const reconcileCommand = defineCommand({
  name: 'reconcile',
  input: z.object({ days: z.number().int().min(1).max(3_650).default(90) }),
  async run(context, { days }) {
    const since = later(context.clock.now(), -days * DAY_MS)
    const differences = await reconcile(context, { since })
    if (differences.length > 0) return differences.map((row) => ({ ...row }))
    return [{ reconcile: 'payment services, orders, and ledger agree' }]
  },
})
