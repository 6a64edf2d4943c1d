import { setTimeout as pause } from 'node:timers/promises'
import { isAppError } from '../../src/contract/app-error.ts'
import type { ErrorCode } from '../../src/contract/error-codes.ts'

/** What a patient client tries again after: nobody is there, or has room or time now. */
const PASSES: ReadonlySet<ErrorCode> = new Set([
  'unavailable',
  'too_many_requests',
  'generation_running',
  'storage_full',
  'removal_running',
  'upload_quota_reached',
  'payment_unavailable',
])
const AGAIN_MS = 200

/**
 * Does something as often as it takes while servers come and go.
 * @throws what does not pass, or the last failure when it takes too long
 */
export async function persist<T>(
  what: string,
  act: () => Promise<T>,
  patienceMs = 240_000,
): Promise<T> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const passes = !isAppError(error) || PASSES.has(error.code)
      if (!passes || Date.now() > until) throw new Error(`${what} failed`, { cause: error })
      await pause(AGAIN_MS)
    }
  }
}
