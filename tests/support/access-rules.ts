import type { ErrorCode } from '../../src/contract/error-codes.ts'
import type { TeamRight } from '../../src/contract/team-roles.ts'
import type { TeamRow } from './team-rows.ts'

export type Input = Record<string, unknown>

/** An endpoint that is about one row of a team. */
export interface OnRow {
  row: TeamRow
  /** `own` is the id of the row `beside`. */
  input: (id: string, teamId: string, own: string) => Input
  /** Another row the input has to name; it's always the caller's own, only `row` is somebody else's. */
  beside?: TeamRow
  /** Who in the team finds it; `maker` means only the person who made it. Default: everybody. */
  seenBy?: TeamRight | 'maker'
  /** Which of them may do this; the others aren't permitted. Default: all of them. */
  doneBy?: TeamRight
  /** The error everybody else gets. */
  missing?: ErrorCode | `invalid_input ${string}`
  /** The endpoint takes several rows and skips other people's. */
  isPassedOver?: boolean
  /** Belongs to its maker, whichever team they work in. */
  isPersonal?: boolean
  /** Callers that aren't tried: the call would change the team's members, or refuses them earlier. */
  untried?: readonly string[]
  /** The caller holds a link and asks for something it doesn't show. */
  isByLink?: boolean
}

/** An endpoint that names no row, but that not everybody in a team may use. */
export interface ByRight {
  right: TeamRight
  input: Input
  refusal?: ErrorCode
}

export type Tried = OnRow | ByRight

/**
 * - `anyone`: needs no account and touches nobody's rows.
 * - `self`: the caller's account or current team, as far as their role can see it.
 * - `operator`: only operators of the installation.
 * - `link`: whatever a secret opens, for anyone who holds it.
 */
export type Policy = 'anyone' | 'self' | 'operator' | 'link' | Tried | readonly Tried[]

export const on = (row: TeamRow, input: OnRow['input'], rules: Partial<OnRow> = {}): OnRow => ({
  row,
  input,
  ...rules,
})
/** For a link's contents: anything the link doesn't show doesn't exist. */
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
