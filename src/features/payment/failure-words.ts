import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Record<string, MessageDescriptor> = {
  declined: msg`Your bank or PayPal declined the payment. Nothing was charged.`,
  expired: msg`The payment page has expired. Nothing was charged.`,
  unavailable: msg`The payment service does not answer. Nothing was charged. Please try again.`,
}

/** Why a payment failed; services have more reasons than people need. */
export const failureWords = (reason: string | null): MessageDescriptor =>
  WORDS[reason ?? ''] ?? msg`The payment did not go through. Nothing was charged.`
