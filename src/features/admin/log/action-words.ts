import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OperatorActionName } from '@/contract/endpoints/admin/actions'

/** Short names for the actions of operators and others. */
export const ACTION_WORDS: Record<OperatorActionName, MessageDescriptor> = {
  model_on: msg`Model turned on`,
  model_off: msg`Model turned off`,
  model_tested: msg`Model tested`,
  provider_checked: msg`Connection checked`,
  setting_entered: msg`Setting saved`,
  setting_removed: msg`Setting removed`,
  budget_set: msg`Budget set`,
  budget_removed: msg`Budget removed`,
  task_retried: msg`Task retried`,
  task_released: msg`Task ended and credits returned`,
  operator_added: msg`Operator added`,
  operator_removed: msg`Operator removed`,
  second_factor_removed: msg`Two-step sign-in turned off`,
  account_made: msg`Account created`,
  sessions_ended: msg`Signed out everywhere`,
  credits_granted: msg`Credits added`,
  order_refunded: msg`Order refunded`,
  publication_removed: msg`Removed from the gallery`,
  backup_made: msg`Backup made`,
  consent_stated: msg`Consent confirmed`,
}
