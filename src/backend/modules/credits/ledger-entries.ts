import type { LedgerKind } from '../../../contract/endpoints/credits.ts'
import type { LedgerAccount } from './tables.ts'

/** Source and target account of each kind of movement. */
const MOVES: Record<LedgerKind, { from: LedgerAccount; to: LedgerAccount }> = {
  grant: { from: 'issued', to: 'available' },
  hold: { from: 'available', to: 'held' },
  capture: { from: 'held', to: 'spent' },
  release: { from: 'held', to: 'available' },
  expire: { from: 'available', to: 'expired' },
  revoke: { from: 'available', to: 'issued' },
}

interface Entry {
  account: LedgerAccount
  amount: number
}

/** The entries of a movement, which sum to zero. The unused part of a capture is returned in the same movement. */
export function entriesOf(kind: LedgerKind, amount: number, unused = 0): Entry[] {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new Error(`A ${kind} of ${amount} credits is no movement.`)
  }
  const isPart = Number.isSafeInteger(unused) && unused >= 0 && unused < amount
  if (!isPart || (unused > 0 && kind !== 'capture')) {
    throw new Error(`A ${kind} of ${amount} credits cannot leave ${unused}.`)
  }
  const { from, to } = MOVES[kind]
  const rest: Entry[] = unused > 0 ? [{ account: 'available', amount: unused }] : []
  return [{ account: from, amount: -amount }, { account: to, amount: amount - unused }, ...rest]
}

/** A movement's effect on the balance. */
export function balanceChange(
  kind: LedgerKind,
  amount: number,
  unused = 0,
): { available: number; held: number } {
  const change = { available: 0, held: 0 }
  for (const entry of entriesOf(kind, amount, unused)) {
    if (entry.account === 'available' || entry.account === 'held')
      change[entry.account] += entry.amount
  }
  return change
}
