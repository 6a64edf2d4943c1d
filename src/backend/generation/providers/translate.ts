import { type PollResult, ProviderError, type ProviderFailure } from '../provider.ts'
import type { FaultKind, ServiceError } from './service-error.ts'

interface Meaning {
  code: ProviderFailure
  /** Whether the same request may succeed on a retry. */
  mayPass: boolean
  /** Only the operator can do something about it. */
  isAlarm: boolean
}

/** What a fault means for its task. None of them costs credits. */
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

/** Translates a refused submission. */
export function refusedSubmission(error: ServiceError): ProviderError {
  const { kind, message, retryAfterSeconds } = error
  const { code, mayPass } = MEANINGS[kind]
  return new ProviderError(code, message, { retryable: mayPass, retryAfterSeconds })
}

/** Faults that concern the job itself; the others only mean that polling failed. */
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

/** A job that failed at the service. It was already requested, so it's only retried if that may help. */
export function failedJob({ kind, message }: ServiceError): PollResult {
  const { code, mayPass } = MEANINGS[kind]
  return { state: 'failed', code, retryable: mayPass, message }
}

/** A job that the service completed, but without a usable result. */
export const foundNothing = ({ code, retryable, message }: ProviderError): PollResult => ({
  ...{ state: 'failed', code, retryable, message },
})
