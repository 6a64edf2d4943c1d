import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Problem = MessageDescriptor | undefined

export const nameProblem = (value: string): Problem =>
  value.trim() ? undefined : msg`Please enter your name`

export const companyProblem = (value: string): Problem =>
  value.trim() ? undefined : msg`Please enter the name of your company`

const SEATS_MAX = 100_000
const CREDITS_MAX = 100_000_000

/** Parses a whole number as people type it: "1,000" and "1 000" too. */
export const wholeNumber = (value: string): number => {
  const digits = value.replace(/[\s.,’']/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

export function seatsProblem(value: string): Problem {
  const seats = wholeNumber(value)
  return seats >= 1 && seats <= SEATS_MAX
    ? undefined
    : msg`Please enter a whole number from 1 to ${{ max: SEATS_MAX }}`
}

/** May stay empty. */
export function creditsProblem(value: string): Problem {
  if (!value.trim()) return undefined
  return wholeNumber(value) <= CREDITS_MAX
    ? undefined
    : msg`Please enter a whole number up to ${{ max: CREDITS_MAX }}`
}
