/**
 * Whether a path could be read as another host (`//evil.example`) or misses its page by a slash too
 * many. Backslashes count: an address parser turns them into slashes.
 */
export const hasDoubledSlash = (pathname: string) => /[\\/]{2}/.test(pathname)

/** The same path below our own host. */
export const singleSlashes = (pathname: string) => pathname.replace(/[\\/]+/g, '/')
