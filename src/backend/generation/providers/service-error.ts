import type { FAULT_KINDS } from '../../../contract/endpoints/admin/providers.ts'

/** Kinds of faults across services; `misconfigured` concerns what the operator has set up there. */
export type FaultKind = (typeof FAULT_KINDS)[number]

interface Facts {
  /** Whether the service said so itself. Otherwise it is unknown what happened to the request. */
  isAnswer: boolean
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** A failed call; what that means for a task depends on what was requested. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly kind: FaultKind
  readonly isAnswer: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(kind: FaultKind, message: string, { isAnswer, retryAfterSeconds, cause }: Facts) {
    super(message, { cause })
    this.kind = kind
    this.isAnswer = isAnswer
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A fault that the service reports about a job, or that is in its response. */
export const said = (kind: FaultKind, message: string): ServiceError =>
  new ServiceError(kind, message, { isAnswer: true })

/** For steps before the request that starts the work: whatever the error, nothing was started. */
export function notBegun(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error
  const { kind, message, retryAfterSeconds } = error
  throw new ServiceError(kind, message, { isAnswer: true, retryAfterSeconds, cause: error })
}
