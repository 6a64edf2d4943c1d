import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HoldReason, LedgerKind } from '@/contract/endpoints/credits'

/** Names of the movements of credits. */
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

/** Describes a movement of credits and its purpose. */
export const ledgerWords = (kind: LedgerKind, reason: string) =>
  (reason === REMOVAL && REMOVAL_WORDS[kind]) || LEDGER_WORDS[kind]

/** The task with more details; runs of the watermark remover are only reachable by their links. */
export const taskBehind = ({ task_id, reason }: { task_id: string | null; reason: string }) =>
  reason === REMOVAL ? null : task_id
