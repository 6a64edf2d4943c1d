import { analyseProductFn } from '@/api/products.functions'
import { createExpiringCache } from '@/browser/expiring-cache'
import type { ProductAnalysis } from '@/contract/endpoints/products'
import { isRecord } from '@/contract/is-record'
import { URL_ANALYSIS_CACHE_MS } from '@/contract/limits'

const KEY = 'url_analysis_data'
/** The latest page in this browser; the server keeps the others for the same time. */
const cache = createExpiringCache('adloom:', () => Date.now())

interface Kept {
  teamId: string
  language: string
  url: string
  analysis: ProductAnalysis
}

/** The facts a page states about a product; cached for half an hour. */
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

/** Browser storage may contain anything; the data is checked again on saving. */
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.analysis) && Array.isArray(value.analysis.pictures)

const isSamePage = (known: Kept, page: Omit<Kept, 'analysis'>) =>
  known.url === page.url && known.teamId === page.teamId && known.language === page.language
