import { and, inArray, isNull } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { StoredObject } from '../../storage/storage.ts'
import { files } from './tables.ts'
import { fileIdOf } from './variants.ts'

/** Objects are stored seconds before their row is inserted; this leaves plenty of margin. */
const ORPHAN_AGE_MS = 2 * DAY_MS
const KEYS_AT_ONCE = 500

/**
 * Removes objects without a file: a crash between storing an object and inserting its row leaves them,
 * and so does restoring storage that is newer than the database. Unfinished uploads to storage go, too.
 * @returns how many
 */
export async function sweepOrphans(
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
): Promise<number> {
  const oldest = later(context.clock.now(), -ORPHAN_AGE_MS)
  let removed = 0
  let batch: StoredObject[] = []
  const sweep = async () => {
    for (const key of await orphansAmong(context, batch)) {
      await context.storage.remove(key)
      removed += 1
    }
    batch = []
  }
  for await (const object of context.storage.list()) {
    if (object.storedAt >= oldest) continue
    batch.push(object)
    if (batch.length === KEYS_AT_ONCE) await sweep()
  }
  await sweep()
  await context.storage.dropUnfinished(oldest)
  return removed
}

async function orphansAmong(
  { db }: Pick<Context, 'db'>,
  objects: readonly StoredObject[],
): Promise<string[]> {
  // Leave other objects alone, such as those of a later version.
  const owners = objects.flatMap(({ key }) => {
    const fileId = fileIdOf(key)
    return fileId ? [{ key, fileId }] : []
  })
  if (owners.length === 0) return []
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(
          files.id,
          owners.map(({ fileId }) => fileId),
        ),
        isNull(files.deletedAt),
      ),
    )
  const known = new Set(rows.map(({ id }) => id))
  return owners.filter(({ fileId }) => !known.has(fileId)).map(({ key }) => key)
}
