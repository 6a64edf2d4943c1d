import { analyseProductFn } from '@/api/products.functions'
import { createExpiringCache } from '@/browser/expiring-cache'
import type { ProductAnalysis } from '@/contract/endpoints/products'
import { isRecord } from '@/contract/is-record'
import { URL_ANALYSIS_CACHE_MS } from '@/contract/limits'

const KEY = 'url_analysis_data'
/** The latest page of this browser; the server keeps the others as long. */
const cache = createExpiringCache('adloom:', () => Date.now())

interface Kept {
  teamId: string
  language: string
  url: string
  analysis: ProductAnalysis
}

/** What a page says of a product; asked again within half an hour, without waiting. */
export async function analysePage(
  page: Omit<Kept, 'analysis'>,
  analyse: (url: string) => Promise<ProductAnalysis> = (url) => analyseProductFn({ data: { url } }),
): Promise<ProductAnalysis> {
  const known = cache.read(KEY)
  if (isKept(known) && isSamePage(known, page)) return known.analysis
  const analysis = await analyse(page.url)
  cache.write(KEY, { ...page, analysis }, URL_ANALYSIS_CACHE_MS)
  return analysis
}

/** Somebody else's browser storage may hold anything; what is shown is checked again on saving. */
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.analysis) && Array.isArray(value.analysis.pictures)

const isSamePage = (known: Kept, page: Omit<Kept, 'analysis'>) =>
  known.url === page.url && known.teamId === page.teamId && known.language === page.language
