import type { LedgerKind } from '../../../contract/endpoints/credits.ts'
import type { LedgerAccount } from './tables.ts'

/** Where each kind of movement takes credits from and where it puts them. */
const MOVES: Record<LedgerKind, { from: LedgerAccount; to: LedgerAccount }> = {
  grant: { from: 'issued', to: 'available' },
  hold: { from: 'available', to: 'held' },
  capture: { from: 'held', to: 'spent' },
  release: { from: 'held', to: 'available' },
  expire: { from: 'available', to: 'expired' },
  revoke: { from: 'available', to: 'issued' },
}

/** The two entries of a movement; they sum to zero. */
export function entriesOf(
  kind: LedgerKind,
  amount: number,
): [{ account: LedgerAccount; amount: number }, { account: LedgerAccount; amount: number }] {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new Error(`A ${kind} of ${amount} credits is no movement.`)
  }
  const { from, to } = MOVES[kind]
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
}

/** What a movement does to the balance that is spent from. */
export function balanceChange(
  kind: LedgerKind,
  amount: number,
): { available: number; held: number } {
  const change = { available: 0, held: 0 }
  for (const entry of entriesOf(kind, amount)) {
    if (entry.account === 'available' || entry.account === 'held')
      change[entry.account] += entry.amount
  }
  return change
}
