import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findFile } from '../files/index.ts'
import { findOwnResult, isInHistory } from '../tasks/index.ts'
import { loadExamples } from './examples.ts'
import { exampleView, publicationView, resultView } from './item-view.ts'
import { publications } from './tables.ts'

type Item = typeof contract.gallery.item

/**
 * One item: an example, one of the caller's own results, or a publication.
 * @throws AppError('not_found') for anything that others haven't published
 */
export async function showItem(
  context: CallContext<'public'>,
  { itemId }: ParsedInputOf<Item>,
): Promise<OutputOf<Item>> {
  const { db, env, actor } = context
  const example = (await loadExamples()).find(({ id }) => id === itemId)
  if (example && env.GALLERY_EXAMPLES) return exampleView(context, example)

  const file = await findFile(db, itemId)
  if (!file) throw new AppError('not_found')
  const [publication] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.fileId, itemId), isInHistory(publications.taskId)))
  const own = actor.kind === 'user' ? await findOwnResult(db, { fileId: itemId, actor }) : null
  if (own) return resultView(context, { result: own, file, publication })
  if (!publication || publication.removedAt) throw new AppError('not_found')
  return publicationView(context, publication, file)
}
