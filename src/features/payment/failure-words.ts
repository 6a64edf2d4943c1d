import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WORDS: Record<string, MessageDescriptor> = {
  declined: msg`Your bank or PayPal declined the payment. You were not charged.`,
  expired: msg`The payment page has expired. You were not charged.`,
  superseded: msg`Your team already has a plan, so this payment page was closed. You were not charged.`,
  unavailable: msg`The payment service isn’t responding. Please try again. You were not charged.`,
}

/** Why a payment failed; services report more reasons than people need. */
export const failureWords = (reason: string | null): MessageDescriptor =>
  WORDS[reason ?? ''] ?? msg`The payment didn’t go through. You were not charged.`
