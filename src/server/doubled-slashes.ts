/**
 * Whether a path could be read as another host (`//evil.example`), or misses its page by one slash too many.
 * Backslashes count, since URL parsers turn them into slashes.
 */
export const hasDoubledSlash = (pathname: string) => /[\\/]{2}/.test(pathname)

/** The same path on our own host. */
export const singleSlashes = (pathname: string) => pathname.replace(/[\\/]+/g, '/')
