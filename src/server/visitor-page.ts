import { readBrowserRequest, type WebSettings } from '@/api/browser-request.server'
import { readCookie } from '@/api/session-cookies'
import type { Language } from '@/contract/languages'
import { LANGUAGE_COOKIE } from '@/i18n/language-cookie'
import { negotiateLanguage } from '@/i18n/negotiate'
import { THEME_COOKIE } from '@/page/theme'
import { PageCache } from './page-cache'

export type VisitorPageSettings = WebSettings & { DEFAULT_LANGUAGE: Language }

interface VisitorPage {
  /** Everybody whose request has this key gets the same page. */
  key: string
  language: Language
  isFirstVisit: boolean
}

/** The page a visitor asks for; null when somebody is signed in or the page may not be kept. */
export function visitorPageOf(request: Request, env: VisitorPageSettings): VisitorPage | null {
  const url = new URL(request.url)
  const { sessionToken, origin } = readBrowserRequest(request, env)
  if (sessionToken || !PageCache.admits(request, url)) return null
  const cookies = request.headers.get('cookie')
  const stored = readCookie(cookies, LANGUAGE_COOKIE)
  const language = negotiateLanguage({
    pathname: url.pathname,
    stored,
    accepted: request.headers.get('accept-language'),
    fallback: env.DEFAULT_LANGUAGE,
  })
  const theme = readCookie(cookies, THEME_COOKIE) ?? ''
  return {
    key: [origin, language, theme.slice(0, 10), url.pathname + url.search].join(' '),
    language,
    isFirstVisit: stored === null,
  }
}
