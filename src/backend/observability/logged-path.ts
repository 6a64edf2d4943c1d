/** A path segment as long as our secrets that isn't one of our ids. */
const SECRET = /(?<=\/)(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/|$))[\w-]{32,}(?=\/|$)/g
const LENGTH_MAX = 300

/**
 * A path with secrets removed for the log. Some links grant access by themselves, so whoever reads the log must not be
 * able to open them.
 */
export const loggedPath = (path: string): string => path.replace(SECRET, '…').slice(0, LENGTH_MAX)
