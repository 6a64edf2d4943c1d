import { eq } from 'drizzle-orm'
import type { Hono, Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../../../../contract/app-error.ts'
import { STREAMS } from '../../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../../http/api-environment.ts'
import { requireAccess } from '../../../http/require-access.ts'
import { findEmail } from '../../accounts/index.ts'
import { findOwnOrder } from '../orders/find-own-order.ts'
import { readOrderWords } from '../orders/order-words.ts'
import { orders } from '../tables.ts'
import { describeInvoice } from './describe-invoice.ts'

/** The buyer's address; for a renewal, that of the user who first ordered the plan. */
async function buyerOf(c: HonoContext<ApiEnvironment>, order: typeof orders.$inferSelect) {
  const { context, actor } = c.var
  if (order.userId) return findEmail(context.db, order.userId)
  const [first] = await context.db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.subscriptionId, order.subscriptionId ?? order.id))
    .orderBy(orders.createdAt)
    .limit(1)
  const fallback = actor.kind === 'user' ? actor.userId : ''
  return findEmail(context.db, first?.userId ?? fallback)
}

/** Serves the invoice of a paid order of the team, in the request's language. */
export function mountInvoice(app: Hono<ApiEnvironment>): void {
  app.get(STREAMS.invoice.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { context, actor, request, authFailure } = c.var
    await context.rateLimits.take('general', actor, request)
    requireAccess('user', actor, authFailure)
    const orderId = c.req.param('orderId') ?? ''
    if (actor.kind !== 'user' || !z.uuid().safeParse(orderId).success) {
      throw new AppError('not_found')
    }
    const order = await findOwnOrder(context.db, { orderId, actor })
    const { paidAt } = order
    if (!paidAt) throw new AppError('not_found')
    const { language } = request
    const words = await readOrderWords(language)
    const buyer = await buyerOf(c, order)
    const invoice = describeInvoice(words, context.env, { order, paidAt, buyer, language })
    // Loads the fonts with the first invoice rather than at every startup.
    const { drawInvoice } = await import('./draw-invoice.ts')
    return c.body(new Uint8Array(drawInvoice(invoice)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${order.transactionId}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })
}
