import { and, lt, ne } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { sandboxCheckouts } from '../../payments/sandbox/tables.ts'
import { inquiries, orderKeys, paymentEvents } from './tables.ts'

const KEYS_KEPT_DAYS = 7
const CHECKOUTS_KEPT_DAYS = 30
const INQUIRIES_KEPT_DAYS = 365
/** Covers a yearly plan plus the time to dispute its payment. */
const REPORTS_KEPT_DAYS = 400

/** Deletes records that no sale, question or dispute needs any more. Orders, invoices and the ledger stay. */
export async function forgetOldRecords({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = (days: number) => later(clock.now(), -days * DAY_MS)
  await db.delete(orderKeys).where(lt(orderKeys.createdAt, before(KEYS_KEPT_DAYS)))
  await db.delete(inquiries).where(lt(inquiries.createdAt, before(INQUIRIES_KEPT_DAYS)))
  // A report without an outcome has no `processedAt` either, so it stays.
  await db.delete(paymentEvents).where(lt(paymentEvents.processedAt, before(REPORTS_KEPT_DAYS)))
  // Approved checkouts stay because renewals refer to them.
  await db
    .delete(sandboxCheckouts)
    .where(
      and(
        ne(sandboxCheckouts.state, 'approved'),
        lt(sandboxCheckouts.createdAt, before(CHECKOUTS_KEPT_DAYS)),
      ),
    )
}
