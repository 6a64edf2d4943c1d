import { createMiddleware } from '@tanstack/react-start'
import { getCookie, setCookie } from '@tanstack/react-start/server'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_OPTIONS } from './language-cookie'
import { isFilePath, languageRedirect } from './language-redirect'
import { negotiateLanguage } from './negotiate'

/** Finds the language of a page request, remembers it on the first visit, redirects where needed. */
export const languageMiddleware = createMiddleware().server(
  ({ next, request, pathname, handlerType, context }) => {
    const stored = getCookie(LANGUAGE_COOKIE)
    const language = negotiateLanguage({
      pathname,
      stored,
      accepted: request.headers.get('accept-language'),
      fallback: context.site.defaultLanguage,
    })
    const proceed = () => next({ context: { language } })
    if (handlerType === 'serverFn' || !['GET', 'HEAD'].includes(request.method)) return proceed()
    if (isFilePath(pathname)) return new Response('Not found', { status: 404 })

    if (!stored) setCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_OPTIONS)
    const path = languageRedirect(pathname, language)
    return path ? redirectTo(path + new URL(request.url).search) : proceed()
  },
)

const redirectTo = (location: string) =>
  new Response(null, {
    status: 302,
    headers: { location, vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-cache' },
  })
