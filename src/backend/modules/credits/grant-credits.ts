import type { CreditKind } from '../../../contract/goods.ts'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { creditLots } from './tables.ts'

export interface Grant {
  teamId: string
  amount: number
  /** Names the cause; granting for the same cause again changes nothing. */
  source: string
  /** Word for the history of credits: `welcome`, `operator`, `plan`, `pack` … */
  reason: string
  kind?: CreditKind
  /** When what is left of them ends; never without it. */
  expiresAt?: Date | null
}

/** Gives a team credits, once per source; returns whether they are new. */
export async function grantCredits(tx: Transaction, grant: Grant): Promise<boolean> {
  const { teamId, amount, source, kind = 'bonus', expiresAt = null } = grant
  await lockBalance(tx, teamId)
  const isNew = await book(tx, { ...grant, kind: 'grant' })
  if (isNew) {
    const lot = { teamId, kind, source, granted: amount, remaining: amount, expiresAt }
    await tx.insert(creditLots).values(lot)
  }
  return isNew
}
