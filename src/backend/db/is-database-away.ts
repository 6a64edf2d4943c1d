import { errorCodeOf } from '../system/error-code.ts'

/** System and PostgreSQL codes (Appendix A) for a server that is unreachable or shutting down. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300)$/
/** Driver errors that have a message but no code. */
const AWAY_IN_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a query failed because the database is unreachable right now, so that retrying later will work. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCodeOf(error)
  if (typeof code === 'string' && AWAY.test(code)) return true
  if (!(error instanceof Error)) return false
  if (AWAY_IN_WORDS.test(error.message)) return true
  // A host name with several addresses fails with one error per address.
  const parts = error instanceof AggregateError ? error.errors : [error.cause]
  return parts.some((part: unknown) => part !== undefined && isDatabaseAway(part))
}
