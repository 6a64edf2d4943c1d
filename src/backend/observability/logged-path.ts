/** A part of a path that is as long as our secrets are, and no id of ours. */
const SECRET = /(?<=\/)(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/|$))[\w-]{32,}(?=\/|$)/g
const LENGTH_MAX = 300

/**
 * A path as the log may keep it. Some links are the permission themselves; whoever reads the log must
 * not be able to open them.
 */
export const loggedPath = (path: string): string => path.replace(SECRET, '…').slice(0, LENGTH_MAX)
