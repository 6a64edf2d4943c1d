import { OURSELVES } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { countTry } from './counted-tries.ts'

const HOUR_MS = 3_600_000

/** At this rate, testing a thousand addresses for registration takes more than a day. */
const LOOKUPS = { name: 'lookup', triesMax: 40, windowMs: HOUR_MS }

/**
 * Counts an answer that reveals to a network whether an address is registered.
 * @throws AppError('too_many_requests', { retry_after_seconds }) instead of answering
 */
export async function limitLookups(context: CallContext<'public'>): Promise<void> {
  const { ip } = context.request
  if (!context.env.RATE_LIMITS || ip === OURSELVES) return
  await countTry(context, LOOKUPS, networkOf(ip))
}
