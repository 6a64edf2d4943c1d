import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { imports, removeImport } from '../../../contract/endpoints/products.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { IMPORTS_MAX, type ImportState } from '../../../contract/product.ts'
import type { CallContext } from '../../context.ts'
import { requireMaker } from './require-maker.ts'
import { productImports, products } from './tables.ts'

/** Failures of a page that exists and may work another time; wrong addresses aren't recorded. */
const TOLD: readonly ErrorCode[] = [
  'page_unreachable',
  'page_closed',
  'page_too_slow',
  'page_not_html',
  'page_too_large',
]

export const isToldOf = (code: ErrorCode): boolean => TOLD.includes(code)

interface Import {
  url: string
  addressHash: string
  sourceUrl: string | null
  state: ImportState
  errorCode: ErrorCode | null
}

/** Records the outcome of reading an address, replacing the previous one. */
export async function noteImport(
  { db, clock, actor }: CallContext<'user'>,
  { url, addressHash, ...outcome }: Import,
): Promise<void> {
  const { teamId, userId } = actor
  const now = { ...outcome, userId, importedAt: clock.now() }
  await db
    .insert(productImports)
    .values({ ...now, teamId, url, addressHash })
    .onConflictDoUpdate({
      target: [productImports.teamId, productImports.addressHash],
      set: now,
    })
  const isTheirs = eq(productImports.teamId, teamId)
  const kept = db
    .select({ id: productImports.id })
    .from(productImports)
    .where(isTheirs)
    .orderBy(desc(productImports.importedAt), desc(productImports.id))
    .limit(IMPORTS_MAX)
  await db.delete(productImports).where(and(isTheirs, notInArray(productImports.id, kept)))
}

export async function listImports({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<typeof imports>> {
  const rows = await db
    .select()
    .from(productImports)
    .where(eq(productImports.teamId, actor.teamId))
    .orderBy(desc(productImports.importedAt), desc(productImports.id))
  const addresses = rows.flatMap(({ url, sourceUrl }) => [url, sourceUrl ?? url])
  const made = await db
    .select({ product_id: products.id, name: products.name, sourceUrl: products.sourceUrl })
    .from(products)
    .where(
      and(
        eq(products.teamId, actor.teamId),
        isNull(products.deletedAt),
        inArray(products.sourceUrl, addresses),
      ),
    )
  return {
    imports: rows.map((row) => ({
      import_id: row.id,
      url: row.url,
      state: row.state,
      error_code: row.errorCode,
      imported_at: row.importedAt.toISOString(),
      products: made
        .filter(({ sourceUrl }) => sourceUrl === row.url || sourceUrl === row.sourceUrl)
        .map(({ product_id, name }) => ({ product_id, name })),
    })),
  }
}

/** @throws AppError('not_permitted' | 'not_found') */
export async function removeImportOf(
  { db, actor }: CallContext<'user'>,
  { importId }: ParsedInputOf<typeof removeImport>,
): Promise<OutputOf<typeof removeImport>> {
  requireMaker(actor)
  const isOurs = and(eq(productImports.id, importId), eq(productImports.teamId, actor.teamId))
  const removed = await db.delete(productImports).where(isOurs).returning({ id: productImports.id })
  if (removed.length === 0) throw new AppError('not_found')
  return { done: true }
}
