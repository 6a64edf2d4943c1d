import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { RemovalRow } from './removal-row.ts'

const HOUR_MS = 3_600_000

/**
 * When a removal created or changed now is deleted: a user's after the result retention days, a
 * visitor's after hours.
 */
export function deletionTime(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  { userId }: Pick<RemovalRow, 'userId'>,
): Date {
  const keptMs = userId ? env.RESULT_RETENTION_DAYS * DAY_MS : env.VISITOR_RETENTION_HOURS * HOUR_MS
  return later(clock.now(), keptMs)
}
