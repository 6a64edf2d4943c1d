import type { Clause } from './reading.ts'

/** "Get Loop free". */
export const GETS_FREE =
  /^(?:get|claim|grab|take|start|join|try) (?:[\p{L}’'-]+ ){0,3}(?:for )?free$/iu

/** "Book at still-water.com" next to a differently worded button: where to book becomes a fact. */
export function tellCall(clauses: Clause[], call: string | null): void {
  const told = clauses.find(({ role, text }) => role === 'cta' && text === call)
  if (told) told.role = 'fact'
}

/** "Open it in 5 minutes … Open your account": a call with a figure becomes a fact if a later call has none. */
export function withoutFact(clauses: Clause[], call: string | null, later: string): string | null {
  if (!call || !/\d/u.test(call) || /\d/u.test(later)) return call
  const told = clauses.find(({ role, text }) => role === 'cta' && text.includes(call))
  if (!told) return call
  told.role = 'fact'
  return null
}
