import type { ErrorCode } from '../../contract/error-codes.ts'
import type { Actor, RequestInfo } from '../caller.ts'
import type { Context } from '../context.ts'
import type { ConnectionBindings } from './connection-bindings.ts'

/** Variables the middleware sets for every request of the API. */
export interface ApiEnvironment {
  Bindings: ConnectionBindings
  Variables: {
    context: Context
    request: RequestInfo
    actor: Actor
    /** Why the token that was sent didn't sign anybody in. */
    authFailure: ErrorCode | null
    /** How the request failed, for the log. */
    failure: ErrorCode | null
  }
}
