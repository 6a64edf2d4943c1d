import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HoldReason, LedgerKind } from '@/contract/endpoints/credits'

/** What a movement of credits was. */
const LEDGER_WORDS = {
  grant: msg`Credits added`,
  hold: msg`Reserved for a generation`,
  capture: msg`Generation finished`,
  release: msg`Returned: the generation didn’t finish`,
  expire: msg`Plan credits expired`,
  revoke: msg`Reversed with a refund`,
} as const satisfies Record<LedgerKind, unknown>

const REMOVAL_WORDS: Partial<Record<LedgerKind, MessageDescriptor>> = {
  hold: msg`Reserved for a watermark removal`,
  capture: msg`Watermark removed`,
  release: msg`Returned: the watermark wasn’t removed`,
}

const REMOVAL: HoldReason = 'removal'

/** What a movement of credits was, and for what. */
export const ledgerWords = (kind: LedgerKind, reason: string) =>
  (reason === REMOVAL && REMOVAL_WORDS[kind]) || LEDGER_WORDS[kind]

/** The task whose page tells more; runs of the watermark remover are reached by their links alone. */
export const taskBehind = ({ task_id, reason }: { task_id: string | null; reason: string }) =>
  reason === REMOVAL ? null : task_id
