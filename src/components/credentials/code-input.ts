import { trimCode } from './field-rules'

/** One input for all six digits: it accepts pasting and autofill by the phone that received the email. */
export const codeInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  normalize: trimCode,
  className: 'text-center font-medium text-lg tracking-[0.4em] tabular-nums sm:text-lg',
} as const
