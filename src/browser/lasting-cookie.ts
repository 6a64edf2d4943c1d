const YEAR_SECONDS = 31_536_000

/** On https, the `__Host-` prefix makes browsers refuse a cookie set by another host or a plain http page. */
export const lastingName = (name: string, isHttps: boolean) => (isHttps ? `__Host-${name}` : name)

/**
 * The https name, then the plain one, which is used on http and in cookies from before the prefix existed.
 */
export const lastingNames = (name: string): readonly string[] => [lastingName(name, true), name]

/**
 * A cookie that lasts a year, for a `Set-Cookie` header or `document.cookie`. Name and value come from our
 * own code, so nothing is encoded; the `cookie` package would add 0.8 kB to every page.
 */
export const lastingCookie = (name: string, value: string, isHttps: boolean) =>
  `${lastingName(name, isHttps)}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isHttps ? '; secure' : ''}`
