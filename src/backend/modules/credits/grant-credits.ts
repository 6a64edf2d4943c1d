import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'

export interface Grant {
  teamId: string
  amount: number
  /** Names the cause; granting for the same cause again changes nothing. */
  source: string
  /** Word for the history of credits: `welcome`, `operator` … */
  reason: string
}

/** Gives a team credits, once per source. */
export async function grantCredits(tx: Transaction, grant: Grant): Promise<void> {
  await lockBalance(tx, grant.teamId)
  await book(tx, { ...grant, kind: 'grant' })
}
