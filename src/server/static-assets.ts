import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { isFilePath } from '../i18n/language-redirect.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { urlOf } from './url-of.ts'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

/** Serves the built files: those with a hash in their name for ever, the rest for an hour. */
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
    // A policy of a script would be that of the worker which it may become.
    response.headers.set('content-security-policy', "frame-ancestors 'none'")
    setSecurityHeaders(response.headers, request, settings)
    return response
  }
}
