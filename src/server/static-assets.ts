import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { isFilePath } from '../i18n/language-redirect.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { urlOf } from './url-of.ts'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

/** Serves the built files, cached for a year if their name has a hash, otherwise for an hour. */
export function serveAssets(dir: string, settings: { HSTS_SUBDOMAINS: boolean }): ServerMiddleware {
  const hashed = staticMiddleware({ dir, encodings: true, maxAge: YEAR_SECONDS, immutable: true })
  const named = staticMiddleware({ dir, encodings: true, maxAge: HOUR_SECONDS })
  return async (request, next) => {
    const { pathname } = urlOf(request)
    if (!isFilePath(pathname)) return next()
    let found = true
    const response = await (pathname.startsWith('/assets/') ? hashed : named)(request, () => {
      found = false
      return next()
    })
    if (!found) return response
    // A script's policy would also apply to a worker started from it.
    response.headers.set('content-security-policy', "frame-ancestors 'none'")
    setSecurityHeaders(response.headers, request, settings)
    return response
  }
}
