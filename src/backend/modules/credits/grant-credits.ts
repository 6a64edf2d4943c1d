import type { CreditKind } from '../../../contract/goods.ts'
import type { Transaction } from '../../db/database.ts'
import { book, lockBalance } from './book.ts'
import { creditLots } from './tables.ts'

export interface Grant {
  teamId: string
  amount: number
  /** Idempotency key: a repeated grant with the same source changes nothing. */
  source: string
  /** Label in the credit history: `welcome`, `operator`, `plan`, `pack` … */
  reason: string
  kind?: CreditKind
  /** When the remaining credits expire; omit it for never. */
  expiresAt?: Date | null
}

/** Grants a team credits, once per source; returns whether the grant is new. */
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
