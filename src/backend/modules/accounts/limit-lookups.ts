import { OURSELVES } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { countTry } from './counted-tries.ts'

const HOUR_MS = 3_600_000

/** Whoever wants to know of a thousand addresses whether they are registered asks for more than a day. */
const LOOKUPS = { name: 'lookup', triesMax: 40, windowMs: HOUR_MS }

/**
 * Counts an answer that tells a network whether an address is registered.
 * @throws AppError('too_many_requests', { retry_after_seconds }) instead of telling
 */
export async function limitLookups(context: CallContext<'public'>): Promise<void> {
  const { ip } = context.request
  if (!context.env.RATE_LIMITS || ip === OURSELVES) return
  await countTry(context, LOOKUPS, networkOf(ip))
}
