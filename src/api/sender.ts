import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { hideSecrets } from '@/browser/hide-secrets'
import { isRecord } from '@/contract/is-record'
import { isLanguage, LANGUAGES, type Language } from '@/contract/languages'
import { DEFAULT_CHANNEL } from '@/contract/limits'

/** What the page reports about itself with every call; the server turns it into the shared query. */
export interface Sender {
  /** Current URL, to return to after a sign-in. */
  pageUrl: string
  language: Language
  channel: string
  fbclid?: string
  reUser?: string
  userName?: string
  nickName?: string
  email?: string
  teamId?: string
}

const languageOf = (url: URL, fallback: Language): Language =>
  LANGUAGES.find((language) => language === url.pathname.split('/')[1]) ?? fallback

const given = (value: string | null | undefined) => value || undefined

function stored(key: string): string | undefined {
  try {
    return given(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

function storedObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' ? given(value) : undefined)

function senderOfBrowser(): Sender {
  const url = new URL(location.href)
  const user = storedObject('user_info')
  const { lang } = document.documentElement
  return {
    // The hash stays out, since it may hold secrets, such as a link's token.
    pageUrl: hideSecrets(url.origin + url.pathname + url.search),
    language: languageOf(url, isLanguage(lang) ? lang : 'en'),
    channel: url.searchParams.get('channel') ?? stored('channel') ?? DEFAULT_CHANNEL,
    fbclid: given(url.searchParams.get('fbclid')) ?? stored('sora_fbclid'),
    reUser: given(url.searchParams.get('re_user')),
    userName: text(user.user_name),
    nickName: text(user.nick_name),
    email: text(user.email),
    teamId: text(storedObject('ga_bp_info').team_id),
  }
}

function senderOfRequest(): Sender {
  const url = new URL(getRequest().url)
  return {
    pageUrl: hideSecrets(url.href),
    language: languageOf(url, 'en'),
    channel: url.searchParams.get('channel') ?? DEFAULT_CHANNEL,
    fbclid: given(url.searchParams.get('fbclid')),
  }
}

/** The sender of a call: the page in the browser, the requested page while it renders on the server. */
export const readSender = createIsomorphicFn().client(senderOfBrowser).server(senderOfRequest)
