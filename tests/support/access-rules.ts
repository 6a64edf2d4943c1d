import type { ErrorCode } from '../../src/contract/error-codes.ts'
import type { TeamRight } from '../../src/contract/team-roles.ts'
import type { TeamRow } from './team-rows.ts'

export type Input = Record<string, unknown>

/** An endpoint that is about one row of a team. */
export interface OnRow {
  row: TeamRow
  /** `own` is the id of the row `beside`. */
  input: (id: string, teamId: string, own: string) => Input
  /** What else has to be named, and is always of whoever asks: only `row` is somebody else's. */
  beside?: TeamRow
  /** Who of the team finds it; `maker` is whoever made it, alone. Everybody without it. */
  seenBy?: TeamRight | 'maker'
  /** Who of those may do this with it; others are not permitted. All of them without it. */
  doneBy?: TeamRight
  /** What it is to everybody else. */
  missing?: ErrorCode | `invalid_input ${string}`
  /** It takes several rows, and passes over those that are somebody else's. */
  isPassedOver?: boolean
  /** Its maker has it in whichever team they work. */
  isPersonal?: boolean
  /** Callers that are not tried: the deed would change who is in the team, or they are refused before. */
  untried?: readonly string[]
  /** Whoever holds a link asks, about what the link does not show. */
  isByLink?: boolean
}

/** An endpoint that names no row, but not everybody of a team may use it. */
export interface ByRight {
  right: TeamRight
  input: Input
  refusal?: ErrorCode
}

export type Tried = OnRow | ByRight

/**
 * - `anyone`: needs no account and is about nobody's rows.
 * - `self`: about whoever asks, their account or the team they work in, as far as their role shows it.
 * - `operator`: of the installation.
 * - `link`: about what a secret opens, whoever holds it.
 */
export type Policy = 'anyone' | 'self' | 'operator' | 'link' | Tried | readonly Tried[]

export const on = (row: TeamRow, input: OnRow['input'], rules: Partial<OnRow> = {}): OnRow => ({
  row,
  input,
  ...rules,
})
/** About what a link shows: what it does not show, is not there. */
export const opened = (row: TeamRow, input: OnRow['input']): OnRow => ({
  row,
  input,
  isByLink: true,
})
export const by = (right: TeamRight, input: Input = {}, refusal?: ErrorCode): ByRight => ({
  right,
  input,
  ...(refusal && { refusal }),
})

const all =
  (policy: Policy) =>
  (...names: string[]): Record<string, Policy> =>
    Object.fromEntries(names.map((name) => [name, policy]))

export const anyone = all('anyone')
export const self = all('self')
export const operator = all('operator')
export const link = all('link')
