import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CODE_LENGTH,
  LONG_PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '@/contract/limits'

/** What is wrong with a value, or undefined when it can be sent (specification section 5). */
type Problem = MessageDescriptor | undefined

/** Sign-in only requires a password: old ones may follow older rules. */
export const currentPasswordProblem = (value: string): Problem =>
  value ? undefined : msg`Please enter your password`

/** Maximum password length; where long passwords are allowed, they may also contain spaces. */
export const passwordLengthMax = (isLong: boolean) =>
  isLong ? LONG_PASSWORD_LENGTH_MAX : PASSWORD_LENGTH_MAX

/** The rules of a new password, for the checklist beside the field. */
export const passwordRules = (password: string, confirmation: string, isLong = false) => ({
  hasLength: password.length >= PASSWORD_LENGTH_MIN && password.length <= passwordLengthMax(isLong),
  hasNoSpaces: password !== '' && (isLong || !/\s/.test(password)),
  isRepeated: password !== '' && password === confirmation,
})

export function newPasswordProblem(value: string, isLong = false): Problem {
  if (!value) return msg`Please enter a password`
  const { hasLength, hasNoSpaces } = passwordRules(value, value, isLong)
  if (!hasLength)
    return msg`Use ${{ min: PASSWORD_LENGTH_MIN }} to ${{ max: passwordLengthMax(isLong) }} characters`
  return hasNoSpaces ? undefined : msg`Spaces are not allowed`
}

export function confirmationProblem(value: string, password: string): Problem {
  if (!value) return msg`Please enter the password again`
  return value === password ? undefined : msg`The two passwords are not the same`
}

/** Six digits. */
export function codeProblem(value: string): Problem {
  if (!value) return msg`Please enter the code from the email`
  return value.length === CODE_LENGTH && /^[0-9]+$/.test(value)
    ? undefined
    : msg`The code has ${{ count: CODE_LENGTH }} digits`
}

/** Ten letters and digits, with or without the dash between them. */
export function recoveryCodeProblem(value: string): Problem {
  if (!value) return msg`Please enter a recovery code`
  return /^[0-9A-Z]{5}[-\s]?[0-9A-Z]{5}$/i.test(value.trim())
    ? undefined
    : msg`A recovery code looks like ABCDE-23456`
}

/** Problem with a code from the authenticator app. */
export function appCodeProblem(value: string): Problem {
  if (!value) return msg`Please enter the code from your app`
  return codeProblem(value)
}

/** Only checks presence; the server knows whether the code is valid. */
export const inviteCodeProblem = (value: string): Problem =>
  value.trim() ? undefined : msg`Please enter the invitation code`

/** Reduces typed or pasted text to the code's digits: '123 456' and '123-456' are accepted. */
export const trimCode = (text: string) => text.replace(/\D/g, '').slice(0, CODE_LENGTH)
