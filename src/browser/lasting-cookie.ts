const YEAR_SECONDS = 31_536_000

/** On https the `__Host-` prefix makes browsers refuse a cookie another host or a plain page sets. */
export const lastingName = (name: string, isHttps: boolean) => (isHttps ? `__Host-${name}` : name)

/** The name it has on https, then the plain one: on http, and from before there was another. */
export const lastingNames = (name: string): readonly string[] => [lastingName(name, true), name]

/**
 * A choice for a year, as a `Set-Cookie` header or `document.cookie` takes it. Name and value are
 * words of ours, so nothing is encoded; `cookie` would add 0.8 kB to every page for these four parts.
 */
export const lastingCookie = (name: string, value: string, isHttps: boolean) =>
  `${lastingName(name, isHttps)}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isHttps ? '; secure' : ''}`
