import { msg } from '@lingui/core/macro'
import type { LedgerKind } from '@/contract/endpoints/credits'

/** What a movement of credits was. */
export const LEDGER_WORDS = {
  grant: msg`Credits added`,
  hold: msg`Held for a generation`,
  capture: msg`Generation finished`,
  release: msg`Returned: the generation did not finish`,
  expire: msg`Plan credits expired`,
  revoke: msg`Taken back with a refund`,
} as const satisfies Record<LedgerKind, unknown>
