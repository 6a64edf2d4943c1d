import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'

/**
 * Serializes decisions about an e-mail, such as whether it has an account or gets a code. Held
 * until the transaction ends.
 */
export async function lockEmail(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email}`}, 0))`)
}
