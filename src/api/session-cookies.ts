import { parseCookie, stringifySetCookie } from 'cookie'

/** Cookies that store the API's secrets on the web; scripts cannot read them. */
export interface CookieNames {
  session: string
  visitor: string
}

/** On https, the `__Host-` prefix makes browsers refuse this cookie from another host or over plain http. */
export const cookieNames = (isHttps: boolean): CookieNames =>
  isHttps
    ? { session: '__Host-adloom_session', visitor: '__Host-adloom_visitor' }
    : { session: 'adloom_session', visitor: 'adloom_visitor' }

/** Value of a cookie in a request's header, or null. */
export const readCookie = (header: string | null, name: string): string | null =>
  // Skips the parser for most lookups: every request makes several, usually for cookies that are absent.
  header?.includes(name) ? (parseCookie(header)[name] ?? null) : null

/** `Set-Cookie` value; a lifetime of 0 deletes the cookie. */
export const cookieHeader = (
  name: string,
  value: string,
  isHttps: boolean,
  maxAgeSeconds: number,
): string =>
  stringifySetCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    maxAge: maxAgeSeconds,
  })
