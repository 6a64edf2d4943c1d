/** Catch-all names that say nothing about the subject. */
const DRAWERS = ['util', 'utils', 'helper', 'helpers', 'service', 'services', 'common', 'misc']

/** Phrases in which such a word is part of the subject. */
const SUBJECTS = ['terms-of-service']

/** Files and folders with catch-all names among the given paths. */
export function findDrawers(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.split('/').some(isDrawer))
    .map((path) => `${path}: name what it is about (no ${DRAWERS.join(', ')})`)
}

function isDrawer(segment: string): boolean {
  const parts = segment.split('.')
  return parts.some((part) => {
    if (SUBJECTS.includes(part)) return false
    return DRAWERS.includes(part.split('-').at(-1) ?? '')
  })
}
