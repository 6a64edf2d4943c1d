import { and, inArray, isNull } from 'drizzle-orm'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { StoredObject } from '../../storage/storage.ts'
import { files } from './tables.ts'
import { fileIdOf } from './variants.ts'

/** An object is put into storage before its row is written; that takes seconds. */
const ORPHAN_AGE_MS = 2 * DAY_MS
const KEYS_AT_ONCE = 500

/**
 * Removes objects that no file has: a crash between storing and writing the row leaves them, and so
 * does a restore of files that came after the database was read. What never arrived goes, too.
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
  // What is not a file's, such as what a later version keeps, is nobody's business here.
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
