import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnswerKind } from '@/contract/endpoints/admin/providers'

/** Short descriptions of a provider's answer. */
export const ANSWER_WORDS: Record<AnswerKind, MessageDescriptor> = {
  success: msg`The connection works`,
  auth: msg`The key was refused`,
  quota: msg`The provider account has no credit left`,
  misconfigured: msg`Set up incorrectly at the provider`,
  model_retired: msg`Model retired`,
  rate_limited: msg`Too many requests`,
  content_blocked: msg`Content refused`,
  unavailable: msg`Not reachable`,
  timeout: msg`No response in time`,
  invalid_input: msg`Request refused`,
  not_found: msg`Not found at the provider`,
  unknown: msg`Other failure`,
}
