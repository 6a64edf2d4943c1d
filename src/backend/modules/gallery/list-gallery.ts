import { and, asc, count, desc, eq, gte, isNull } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/languages.ts'
import type { CallContext, Context } from '../../context.ts'
import { containsText } from '../../db/contains-text.ts'
import { findFiles, isStored } from '../files/index.ts'
import { isInHistory } from '../tasks/index.ts'
import { type Example, loadExamples } from './examples.ts'
import { exampleView, publicationView } from './item-view.ts'
import { existingPage, offsetOf, sinceOf } from './paging.ts'
import { publications } from './tables.ts'

type List = typeof contract.gallery.list
type Query = ParsedInputOf<List>

/** The public gallery: people's publications, then the bundled examples; the reverse if sorted oldest first. */
export async function listGallery(
  context: CallContext<'public'>,
  query: Query,
): Promise<OutputOf<List>> {
  if (query.source === 'examples') return listExamples(context, query)
  const where = publishedWhere(context, query)
  const [all] = await context.db.select({ count: count() }).from(publications).where(where)
  const published = all?.count ?? 0
  const examples = await matchingExamples(context, query)
  const total = published + examples.length
  const size = query.page_size
  const isOldestFirst = query.sort === 'oldest'
  const start = offsetOf(query)(total)

  const examplesBefore = isOldestFirst ? examples.length : 0
  const fromExamples = isOldestFirst
    ? examples.toReversed().slice(start, start + size)
    : examples.slice(Math.max(0, start - published), Math.max(0, start + size - published))
  const rows = await context.db
    .select()
    .from(publications)
    .where(where)
    .orderBy(
      isOldestFirst ? asc(publications.publishedAt) : desc(publications.publishedAt),
      asc(publications.fileId),
    )
    .limit(size - fromExamples.length)
    .offset(Math.max(0, start - examplesBefore))
  const files = await findFiles(
    context.db,
    rows.map(({ fileId }) => fileId),
  )
  const items = rows.flatMap((row) => {
    const file = files.get(row.fileId)
    return file ? [publicationView(context, row, file)] : []
  })
  const shown = fromExamples.map((example) => exampleView(context, example))
  return {
    items: isOldestFirst ? [...shown, ...items] : [...items, ...shown],
    total,
    page: existingPage(query, total),
    page_size: size,
  }
}

/** The bundled examples are in memory, so this doesn't query the database. */
async function listExamples(context: CallContext<'public'>, query: Query): Promise<OutputOf<List>> {
  const matching = await matchingExamples(context, query)
  const examples = query.sort === 'oldest' ? matching.toReversed() : matching
  const total = examples.length
  const start = offsetOf(query)(total)
  return {
    items: examples
      .slice(start, start + query.page_size)
      .map((example) => exampleView(context, example)),
    total,
    page: existingPage(query, total),
    page_size: query.page_size,
  }
}

const publishedWhere = ({ clock }: Context, { search, type, model, ratio, period }: Query) => {
  const since = sinceOf(period, clock.now())
  return and(
    isNull(publications.removedAt),
    isInHistory(publications.taskId),
    isStored(publications.fileId),
    search ? containsText(publications.prompt, search) : undefined,
    type && eq(publications.kind, type),
    model === undefined ? undefined : eq(publications.model, model),
    ratio && eq(publications.aspectRatio, ratio),
    since && gte(publications.publishedAt, since),
  )
}

async function matchingExamples(
  { env, clock, request }: CallContext<'public'>,
  { search = '', type, model, ratio, period }: Query,
): Promise<readonly Example[]> {
  if (!env.GALLERY_EXAMPLES) return []
  const since = sinceOf(period, clock.now())
  const examples = await loadExamples()
  const matching = examples.filter(
    (example) =>
      example.prompt.toLowerCase().includes(search.toLowerCase()) &&
      (!type || example.kind === type) &&
      (model === undefined || example.model === model) &&
      (!ratio || example.aspectRatio === ratio) &&
      (!since || new Date(example.createdAt) >= since),
  )
  return inReadersLanguageFirst(matching, request.language)
}

const inReadersLanguageFirst = (examples: readonly Example[], language: Language) => {
  const isNative = (example: Example) => example.language === language
  return [...examples.filter(isNative), ...examples.filter((one) => !isNative(one))]
}
