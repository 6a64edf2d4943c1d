const YEAR_SECONDS = 31_536_000

/**
 * A choice for a year, as a `Set-Cookie` header or `document.cookie` takes it. Name and value are
 * words of ours, so nothing is encoded; `cookie` would add 0.8 kB to every page for these four parts.
 */
export const lastingCookie = (name: string, value: string, isHttps: boolean) =>
  `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isHttps ? '; secure' : ''}`
