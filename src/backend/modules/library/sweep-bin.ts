import { asc, lt } from 'drizzle-orm'
import { BIN_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { libraryItems } from '../files/index.ts'
import { freeItems } from './free-items.ts'

const BATCH = 200

/** Handler of `library.sweep_bin`. */
export async function sweepBin(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const before = later(context.clock.now(), -BIN_DAYS * DAY_MS)
  while (!signal.aborted) {
    const old = await context.db
      .select({ fileId: libraryItems.fileId })
      .from(libraryItems)
      .where(lt(libraryItems.binnedAt, before))
      .orderBy(asc(libraryItems.binnedAt))
      .limit(BATCH)
    if (old.length === 0) return
    await freeItems(
      context,
      old.map(({ fileId }) => fileId),
    )
  }
}
