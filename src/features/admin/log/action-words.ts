import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperatorActionName } from '@/contract/endpoints/admin/actions'

/** What an operator did, in a few words. */
export const ACTION_WORDS: Record<OperatorActionName, MessageDescriptor> = {
  model_on: msg`Model switched on`,
  model_off: msg`Model switched off`,
  model_tested: msg`Model tested`,
  provider_checked: msg`Connection checked`,
  setting_entered: msg`Setting saved`,
  setting_removed: msg`Setting removed`,
  budget_set: msg`Budget set`,
  budget_removed: msg`Budget removed`,
  task_retried: msg`Task tried again`,
  task_released: msg`Task ended and credits given back`,
  operator_added: msg`Operator added`,
  operator_removed: msg`Operator removed`,
  second_factor_removed: msg`Two-step sign-in switched off`,
}
