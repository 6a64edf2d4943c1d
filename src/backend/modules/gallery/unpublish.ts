import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findFile } from '../files/index.ts'
import { findOwnResult } from '../tasks/index.ts'
import { resultView } from './item-view.ts'
import { publications } from './tables.ts'

type Unpublish = typeof contract.gallery.unpublish

/** Removes one of the user's own results from the gallery; safe to repeat, and possible even if publishing is off. */
export async function unpublish(
  context: CallContext<'user'>,
  { output_id: fileId }: ParsedInputOf<Unpublish>,
): Promise<OutputOf<Unpublish>> {
  const { db, actor } = context
  const result = await findOwnResult(db, { fileId, actor })
  const file = result && (await findFile(db, fileId))
  if (!file) throw new AppError('not_found')
  await db
    .delete(publications)
    .where(and(eq(publications.fileId, fileId), isNull(publications.removedAt)))
  const [removed] = await db.select().from(publications).where(eq(publications.fileId, fileId))
  return resultView(context, { result, file, publication: removed })
}
