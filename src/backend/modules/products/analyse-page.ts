import { createHash } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { isAppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { analyse, ProductAnalysis } from '../../../contract/endpoints/products.ts'
import { URL_ANALYSIS_CACHE_MS } from '../../../contract/limits.ts'
import { later } from '../../clock.ts'
import type { CallContext } from '../../context.ts'
import { lookAtPictures } from './look-at-pictures.ts'
import { fetchPage } from './page/fetch-page.ts'
import { isToldOf, noteImport } from './page-imports.ts'
import { requireMaker } from './require-maker.ts'
import { productAnalyses } from './tables.ts'

/**
 * Reads a product from a web page. If the team asks for the same address again within half an hour, the
 * stored answer is returned without fetching the page.
 * @throws AppError('not_permitted' | 'too_many_requests'), or why the page can't be read
 */
export async function analysePage(
  context: CallContext<'user'>,
  { url }: ParsedInputOf<typeof analyse>,
): Promise<OutputOf<typeof analyse>> {
  const { actor, rateLimits, request } = context
  requireMaker(actor)
  const addressHash = createHash('sha256').update(`${request.language} ${url}`).digest('hex')
  const known = await findKnown(context, addressHash)
  if (known) return known
  await rateLimits.take('productImportOfNetwork', actor, request)
  const page = await fetchPage(context, url, request.language).catch(async (error: unknown) => {
    if (isAppError(error) && isToldOf(error.code)) {
      const errorCode = error.code
      await noteImport(context, { url, addressHash, sourceUrl: null, state: 'failed', errorCode })
    }
    throw error
  })
  const { pictures, colours } = await lookAtPictures(context, page.facts.pictures)
  const { name, description, price, rating, availability } = page.facts
  const result: ProductAnalysis = {
    source_url: page.url.href,
    name,
    description,
    price: price && { amount: price.amount, currency: price.currency, is_from: price.isFrom },
    rating,
    availability,
    colours,
    pictures,
  }
  await keep(context, addressHash, result)
  const state = name || price || pictures.length > 0 ? 'read' : 'empty'
  const { href: sourceUrl } = page.url
  await noteImport(context, { url, addressHash, sourceUrl, state, errorCode: null })
  return result
}

const oldest = ({ clock }: CallContext<'user'>) => later(clock.now(), -URL_ANALYSIS_CACHE_MS)

async function findKnown(
  context: CallContext<'user'>,
  addressHash: string,
): Promise<ProductAnalysis | undefined> {
  const { teamId, addressHash: hash, createdAt } = productAnalyses
  const [known] = await context.db
    .select({ result: productAnalyses.result })
    .from(productAnalyses)
    .where(
      and(eq(teamId, context.actor.teamId), eq(hash, addressHash), gt(createdAt, oldest(context))),
    )
  return known?.result
}

/** Stores an analysis, and deletes all expired ones on the way. */
async function keep(context: CallContext<'user'>, addressHash: string, result: ProductAnalysis) {
  const { db, clock, actor } = context
  const createdAt = clock.now()
  await db.delete(productAnalyses).where(lt(productAnalyses.createdAt, oldest(context)))
  await db
    .insert(productAnalyses)
    .values({ teamId: actor.teamId, addressHash, result, createdAt })
    .onConflictDoUpdate({
      target: [productAnalyses.teamId, productAnalyses.addressHash],
      set: { result, createdAt },
    })
}
