import { inArray } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { clearCreatives } from '../files/index.ts'
import { creatives } from './tables.ts'

/** Removes creatives from the list and from all links; returns their files. */
export async function dropCreatives(
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  creativeIds: readonly string[],
): Promise<string[]> {
  if (creativeIds.length === 0) return []
  await tx
    .update(creatives)
    .set({ deletedAt: clock.now() })
    .where(inArray(creatives.id, [...creativeIds]))
  return clearCreatives(tx, creativeIds)
}
