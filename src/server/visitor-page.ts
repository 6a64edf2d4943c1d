import type { BrowserRequest, WebSettings } from '@/api/browser-request.server'
import { readCookie } from '@/api/session-cookies'
import { lastingName, lastingNames } from '@/browser/lasting-cookie'
import type { Language } from '@/contract/languages'
import { LANGUAGE_COOKIE } from '@/i18n/language-cookie'
import { negotiateLanguage } from '@/i18n/negotiate'
import { firstTheme, THEME_COOKIE } from '@/page/theme'
import { PageCache } from './page-cache'
import { urlOf } from './url-of'

export type VisitorPageSettings = WebSettings & { DEFAULT_LANGUAGE: Language }

interface VisitorPage {
  /** All requests with this key get the same page. */
  key: string
  language: Language
  /** Whether the language must still be stored, under the cookie's current name. */
  isFirstVisit: boolean
  /** The same request without a user, to render the page everyone gets. */
  asNobody: () => Request
}

/** The page a visitor requests; null when a user is signed in or the page may not be kept. */
export function visitorPageOf(
  request: Request,
  { sessionToken, origin, isHttps }: BrowserRequest,
  env: VisitorPageSettings,
): VisitorPage | null {
  const { pathname, search: asked } = urlOf(request)
  const search = withoutSender(asked)
  if (sessionToken || !PageCache.admits(request, { pathname, search })) return null
  const cookies = request.headers.get('cookie')
  const current = readCookie(cookies, lastingName(LANGUAGE_COOKIE, isHttps))
  const stored = current ?? readCookie(cookies, LANGUAGE_COOKIE)
  const language = negotiateLanguage({
    pathname,
    stored,
    accepted: request.headers.get('accept-language'),
    fallback: env.DEFAULT_LANGUAGE,
  })
  const chosen = lastingNames(THEME_COOKIE).map((name) => readCookie(cookies, name))
  const theme = firstTheme(chosen) ?? ''
  return {
    key: [origin, language, theme, pathname + search].join(' '),
    language,
    isFirstVisit: current === null,
    asNobody: () => asNobody(request, { language, theme, search }),
  }
}

/**
 * Parameters that ads and mails add to URLs, often different for every click. No page shows them; a script in
 * the page reads them from the URL in the browser.
 */
const OF_SENDERS = /^(?:utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid)$/

/** A search without parameters that only say where the visitor came from. */
function withoutSender(search: string): string {
  if (search === '') return ''
  const isAsked = (parameter: string) => !OF_SENDERS.test(parameter.split('=', 1).join(''))
  const asked = search.slice(1).split('&').filter(isAsked).join('&')
  return asked && `?${asked}`
}

const ORIGIN_HEADERS = ['host', 'x-forwarded-proto', 'x-forwarded-host']

/**
 * A request with everything that decides about a visitor's page, but nothing about the client. Pages with a
 * search keep the client's IP address for rate limits, since such URLs are endless.
 */
function asNobody(
  request: Request,
  { language, theme, search }: { language: Language; theme: string; search: string },
) {
  const cookie = [`${LANGUAGE_COOKIE}=${language}`, ...(theme ? [`${THEME_COOKIE}=${theme}`] : [])]
  const headers = new Headers({ cookie: cookie.join('; ') })
  const hasSearch = search !== ''
  for (const name of [...ORIGIN_HEADERS, ...(hasSearch ? ['x-forwarded-for'] : [])]) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const url = new URL(request.url)
  url.search = search
  const anonymous = new Request(url, { headers })
  const ip = hasSearch && 'ip' in request ? request.ip : undefined
  return Object.assign(anonymous, { ip })
}
