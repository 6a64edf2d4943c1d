import type { FAULT_KINDS } from '../../../contract/endpoints/admin/providers.ts'

/** What went wrong at a service, whoever it is; `misconfigured` is what its operator has set up there. */
export type FaultKind = (typeof FAULT_KINDS)[number]

interface Facts {
  /** Whether the service has said so itself. Otherwise nobody knows what it made of the request. */
  isAnswer: boolean
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** A call that failed; what that means for a task depends on what was asked. */
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

/** Something the service says about a job, or that is wrong with its answer. */
export const said = (kind: FaultKind, message: string): ServiceError =>
  new ServiceError(kind, message, { isAnswer: true })

/** For what comes before the request that starts the work: whatever befell it, nothing was begun. */
export function notBegun(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error
  const { kind, message, retryAfterSeconds } = error
  throw new ServiceError(kind, message, { isAnswer: true, retryAfterSeconds, cause: error })
}
