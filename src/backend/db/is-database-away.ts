import { errorCodeOf } from '../system/error-code.ts'

/** Codes of the system and of PostgreSQL (Appendix A) for a server that cannot be reached or goes away. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/
/** What the driver says in words alone. */
const AWAY_IN_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a query failed because the database cannot be reached now, so that the same will work later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCodeOf(error)
  if (typeof code === 'string' && AWAY.test(code)) return true
  if (!(error instanceof Error)) return false
  if (AWAY_IN_WORDS.test(error.message)) return true
  // A name with several addresses fails with one error for each.
  const parts = error instanceof AggregateError ? error.errors : [error.cause]
  return parts.some((part: unknown) => part !== undefined && isDatabaseAway(part))
}
