import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { setCreative } from '../files/index.ts'
import { mayChangeCreative, requireCreative } from './creative-access.ts'
import { creatives } from './tables.ts'

type Rename = typeof contract.creatives.rename

/**
 * Renames a creative, or removes its name; a colleague's change in the meantime isn't overwritten.
 * @throws AppError('not_found' | 'not_permitted' | 'nothing_to_save' | 'changed_meanwhile')
 */
export async function renameCreative(
  { db, actor }: CallContext<'user'>,
  { creativeId, name: wish, old_name }: ParsedInputOf<Rename>,
): Promise<OutputOf<Rename>> {
  const creative = await requireCreative(db, { creativeId, actor })
  if (!mayChangeCreative(actor, creative)) throw new AppError('not_permitted')
  const name = wish || null
  if (name === creative.name) throw new AppError('nothing_to_save')
  const isAsSeen = old_name === null ? isNull(creatives.name) : eq(creatives.name, old_name)
  const { fileId, userId: savedBy } = creative
  const renamed = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(creatives)
      .set({ name })
      .where(and(eq(creatives.id, creativeId), isAsSeen))
      .returning({ id: creatives.id })
    if (row) await setCreative(tx, fileId, { creativeId, savedBy, name })
    return row
  })
  if (!renamed) throw new AppError('changed_meanwhile')
  return { done: true }
}
