import { type PollResult, ProviderError, type ProviderFailure } from '../provider.ts'
import type { FaultKind, ServiceError } from './service-error.ts'

interface Meaning {
  code: ProviderFailure
  /** Whether the same request may succeed at another try. */
  mayPass: boolean
  /** Only the operator can do something about it. */
  isAlarm: boolean
}

/** What a fault means for the task it befell. Nobody pays for any of them. */
const MEANINGS: Record<FaultKind, Meaning> = {
  auth: { code: 'model_unavailable', mayPass: false, isAlarm: true },
  quota: { code: 'model_unavailable', mayPass: false, isAlarm: true },
  misconfigured: { code: 'model_unavailable', mayPass: false, isAlarm: true },
  model_retired: { code: 'model_retired', mayPass: false, isAlarm: true },
  content_blocked: { code: 'content_blocked', mayPass: false, isAlarm: false },
  rate_limited: { code: 'unavailable', mayPass: true, isAlarm: false },
  unavailable: { code: 'unavailable', mayPass: true, isAlarm: false },
  timeout: { code: 'generation_timed_out', mayPass: true, isAlarm: false },
  invalid_input: { code: 'request_rejected', mayPass: false, isAlarm: false },
  not_found: { code: 'engine_failed', mayPass: false, isAlarm: false },
  unknown: { code: 'engine_failed', mayPass: false, isAlarm: false },
}

export const isAlarm = ({ kind }: ServiceError): boolean => MEANINGS[kind].isAlarm

/** A refusal of a submission. */
export function refusedSubmission(error: ServiceError): ProviderError {
  const { kind, message, retryAfterSeconds } = error
  const { code, mayPass } = MEANINGS[kind]
  return new ProviderError(code, message, { retryable: mayPass, retryAfterSeconds })
}

/** Faults of a look that say something of the job itself; the others say that we could not look. */
const ENDS_THE_JOB: ReadonlySet<FaultKind> = new Set([
  'invalid_input',
  'misconfigured',
  'content_blocked',
  'model_retired',
  'not_found',
  'unknown',
])

export const endsTheJob = ({ kind, isAnswer }: ServiceError): boolean =>
  isAnswer && ENDS_THE_JOB.has(kind)

/** A job that failed at the service. It has been asked for, so no other one is begun unless it may help. */
export function failedJob({ kind, message }: ServiceError): PollResult {
  const { code, mayPass } = MEANINGS[kind]
  return { state: 'failed', code, retryable: mayPass, message }
}

/** A job that the service did, without a result that anybody could use. */
export const foundNothing = ({ code, retryable, message }: ProviderError): PollResult => ({
  ...{ state: 'failed', code, retryable, message },
})
