import type { ErrorCode } from '../../contract/error-codes.ts'
import type { Actor, Context, RequestInfo } from '../context.ts'
import type { ConnectionBindings } from './connection-info.ts'

/** Variables the middleware sets for every request of the API. */
export interface ApiEnvironment {
  Bindings: ConnectionBindings
  Variables: {
    context: Context
    request: RequestInfo
    actor: Actor
    /** Why a token that was sent did not sign anybody in. */
    authFailure: ErrorCode | null
  }
}
