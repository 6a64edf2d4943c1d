import { join } from 'node:path'
import { AppError, isAppError } from '../../../../contract/app-error.ts'
import type { ErrorCode } from '../../../../contract/error-codes.ts'
import type { Language } from '../../../../contract/languages.ts'
import { MEBIBYTE } from '../../../../contract/limits.ts'
import type { Context } from '../../../context.ts'
import { guardedFetchFile } from '../../../guarded-fetch/guarded-fetch.ts'
import { withTemporaryFolder } from '../../../storage/temporary-folder.ts'
import type { PageFacts } from './page-facts.ts'
import { readPageApart } from './read-page-apart.ts'

const PAGE_MAX_BYTES = 5 * MEBIBYTE
const PAGE_MAX_MS = 10_000
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i

/** The guard's error codes, translated for pages. */
const OF_PAGES: Partial<Record<ErrorCode, ErrorCode>> = {
  link_invalid: 'page_invalid',
  link_refused: 'page_refused',
  link_unreachable: 'page_unreachable',
  media_too_large: 'page_too_large',
}
/** Shops that block bots, and those that are currently broken. */
const NOT_GIVEN: readonly unknown[] = ['status', 'redirects']

export interface FetchedPage {
  facts: PageFacts
  /** The final address after redirects. */
  url: URL
}

/**
 * Fetches a web page under the guard and reads it.
 * @throws AppError('page_invalid' | 'page_refused' | 'page_unreachable' | 'page_closed' |
 *   'page_too_slow' | 'page_not_html' | 'page_too_large')
 */
export function fetchPage(
  { env }: Pick<Context, 'env'>,
  address: string,
  language: Language,
): Promise<FetchedPage> {
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const path = join(folder, 'page')
    const file = await guardedFetchFile(address, path, {
      maxBytes: PAGE_MAX_BYTES,
      timeoutMs: PAGE_MAX_MS,
      allowedHosts: env.LINK_ALLOWED_HOSTS,
      requireType: requireHtml,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'accept-language': `${language},en;q=0.5`,
        'user-agent': 'Mozilla/5.0 (compatible; Adloom)',
      },
    }).catch(asPageError)
    const facts = await readPageApart(path, file)
    return { facts, url: file.url }
  })
}

/** Without a content type it may still be a page; reading it will tell. */
function requireHtml(contentType: string): void {
  if (contentType !== '' && !HTML.test(contentType)) throw new AppError('page_not_html')
}

function asPageError(error: unknown): never {
  if (!isAppError(error)) throw error
  const { reason } = error.details
  if (reason === 'time') throw new AppError('page_too_slow')
  if (NOT_GIVEN.includes(reason)) throw new AppError('page_closed')
  throw new AppError(OF_PAGES[error.code] ?? error.code)
}
