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
  /** Everybody whose request has this key gets the same page. */
  key: string
  language: Language
  /** Whether its language is still to be remembered, under the name cookies have now. */
  isFirstVisit: boolean
  /** The same request as nobody asks it, for rendering what everybody gets. */
  asNobody: () => Request
}

/** The page a visitor asks for; null when somebody is signed in or the page may not be kept. */
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
 * What advertisements and letters add to an address, often another for every click. No page shows any of it;
 * a script of the page reads it from the address in the browser.
 */
const OF_SENDERS = /^(?:utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid)$/

/** The search of an address without what only says where its visitor comes from. */
function withoutSender(search: string): string {
  if (search === '') return ''
  const isAsked = (parameter: string) => !OF_SENDERS.test(parameter.split('=', 1).join(''))
  const asked = search.slice(1).split('&').filter(isAsked).join('&')
  return asked && `?${asked}`
}

const ORIGIN_HEADERS = ['host', 'x-forwarded-proto', 'x-forwarded-host']

/**
 * A request with what decides about a visitor's page, and nothing of who asks. Only what a search adds
 * is still rendered on the asker's account: there is no end of addresses with a search.
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
