import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { z } from 'zod/mini'

const Email = z.email()

/** What is wrong with an email address, by the pattern the server checks; undefined if nothing. */
export function emailProblem(value: string): MessageDescriptor | undefined {
  if (!value.trim()) return msg`Please enter your email`
  return Email.safeParse(value.trim().toLowerCase()).success
    ? undefined
    : msg`Please enter a valid email address`
}
