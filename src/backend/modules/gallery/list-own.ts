import { and, eq, inArray } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { findFiles } from '../files/index.ts'
import { listResults } from '../tasks/index.ts'
import { resultView } from './item-view.ts'
import { existingPage, offsetOf, sinceOf } from './paging.ts'
import { publications } from './tables.ts'

type Own = typeof contract.gallery.own

/** The user's own results in their current team, published or not. */
export async function listOwn(
  context: CallContext<'user'>,
  query: ParsedInputOf<Own>,
): Promise<OutputOf<Own>> {
  const { db, clock, actor } = context
  const { results, total } = await listResults(db, {
    actor,
    words: query.search || undefined,
    kind: query.type,
    model: query.model,
    aspectRatio: query.ratio,
    since: sinceOf(query.period, clock.now()),
    isStarred: query.only === 'starred',
    isOldestFirst: query.sort === 'oldest',
    limit: query.page_size,
    offset: offsetOf(query),
  })
  const ids = results.map(({ fileId }) => fileId)
  const files = await findFiles(db, ids)
  const rows = ids.length
    ? await db
        .select()
        .from(publications)
        .where(and(inArray(publications.fileId, ids), eq(publications.userId, actor.userId)))
    : []
  const items = results.flatMap((result) => {
    const file = files.get(result.fileId)
    const publication = rows.find((row) => row.fileId === result.fileId)
    return file ? [resultView(context, { result, file, publication })] : []
  })
  return { items, total, page: existingPage(query, total), page_size: query.page_size }
}
