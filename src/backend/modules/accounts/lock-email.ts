import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/**
 * Lets one transaction at a time decide about an e-mail: whether it has an account, whether it gets
 * a code. Held until the transaction ends.
 */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`)
}
