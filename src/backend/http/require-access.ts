import { AppError } from '../../contract/app-error.ts'
import type { Access } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/error-codes.ts'
import { OPERATOR_ROLE } from '../../contract/operator.ts'
import type { Actor, ActorFor } from '../caller.ts'

/** @throws AppError('not_signed_in' | 'session_expired' | 'session_revoked' | 'not_found') */
export function requireAccess<Caller extends Access>(
  access: Caller,
  actor: Actor,
  authFailure: ErrorCode | null,
): asserts actor is ActorFor<Caller> {
  if (access === 'public') return
  if (access === 'operator') {
    if (actor.kind === 'user' && actor.roles.includes(OPERATOR_ROLE)) return
    throw new AppError(authFailure ?? 'not_found')
  }
  if (actor.kind === 'user') return
  if (access === 'visitor' && actor.kind === 'visitor') return
  throw new AppError(authFailure ?? 'not_signed_in')
}
