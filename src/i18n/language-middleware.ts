import { createMiddleware } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { lastingName } from '@/browser/lasting-cookie'
import { catalogPreload } from './catalog-preload.server'
import { LANGUAGE_COOKIE, languageCookie } from './language-cookie'
import { isFilePath, languageRedirect } from './language-redirect'
import { negotiateLanguage } from './negotiate'

/** Detects the language of a page request, redirects if needed, and remembers it on the first visit. */
export const languageMiddleware = createMiddleware().server(
  async ({ next, request, pathname, handlerType, context }) => {
    const isHttps = context.origin.startsWith('https:')
    const current = getCookie(lastingName(LANGUAGE_COOKIE, isHttps))
    const stored = current ?? getCookie(LANGUAGE_COOKIE)
    const language = negotiateLanguage({
      pathname,
      stored,
      accepted: request.headers.get('accept-language'),
      fallback: context.site.defaultLanguage,
    })
    const isPage = handlerType === 'router' && ['GET', 'HEAD'].includes(request.method)
    if (!isPage) return next({ context: { language } })
    if (isFilePath(pathname)) return new Response('Not found', { status: 404 })

    const path = languageRedirect(pathname, language)
    if (path) return redirectTo(path + new URL(request.url).search)
    const result = await next({ context: { language } })
    const { headers } = result.response
    if (!current) headers.append('set-cookie', languageCookie(language, isHttps))
    const preload = catalogPreload(language, pathname)
    if (preload) headers.append('link', preload)
    return result
  },
)

const redirectTo = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { location, vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' },
  })
