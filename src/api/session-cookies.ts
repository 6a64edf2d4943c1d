/** Cookies in which the web keeps the secrets the API hands out; scripts never see them. */
export interface CookieNames {
  session: string
  visitor: string
}

/** On https the `__Host-` prefix makes browsers refuse a cookie another host or a plain page sets. */
export const cookieNames = (isHttps: boolean): CookieNames =>
  isHttps
    ? { session: '__Host-adloom_session', visitor: '__Host-adloom_visitor' }
    : { session: 'adloom_session', visitor: 'adloom_visitor' }

/** Value of a cookie in a request's header, or null. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return null
}

/** A browser may hold cookies that others set; one that is encoded wrongly is taken as it stands. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** `Set-Cookie` value; a lifetime of 0 deletes the cookie. */
export function cookieHeader(
  name: string,
  value: string,
  isHttps: boolean,
  maxAgeSeconds: number,
): string {
  const secure = isHttps ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${maxAgeSeconds}`
}
