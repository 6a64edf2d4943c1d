/** How browsers report that a module failed to load. */
const SENTENCES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

/** The key the router itself uses, so that neither of us repeats a reload the other has tried. */
const keyOf = ({ message }: Error) => `tanstack_router_reload:${message}`

/**
 * Whether code or messages of the page are missing for the first time, as after an update that removed them:
 * a reload loads the new ones. If they are missing a second time, a reload does not help.
 */
export const isNewlyMissing = (error: unknown): error is Error =>
  error instanceof Error &&
  typeof sessionStorage !== 'undefined' &&
  SENTENCES.some((sentence) => error.message.startsWith(sentence)) &&
  sessionStorage.getItem(keyOf(error)) === null

/** Reloads the page and remembers the reason, to avoid a reload loop. */
export function reloadFor(error: Error) {
  sessionStorage.setItem(keyOf(error), '1')
  window.location.reload()
}
