/** How the browsers say that a part of the product could not be loaded. */
const SENTENCES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
]

/** The router remembers here what it reloaded for; what one of us has tried, the other leaves. */
const keyOf = ({ message }: Error) => `tanstack_router_reload:${message}`

/**
 * Whether code or words of the page are missing for the first time, as after an update that took
 * them away: a reload brings the new ones. A second time they stay missing.
 */
export const isNewlyMissing = (error: unknown): error is Error =>
  error instanceof Error &&
  typeof sessionStorage !== 'undefined' &&
  SENTENCES.some((sentence) => error.message.startsWith(sentence)) &&
  sessionStorage.getItem(keyOf(error)) === null

/** Reloads the page, and remembers for what, so that it is no loop. */
export function reloadFor(error: Error) {
  sessionStorage.setItem(keyOf(error), '1')
  window.location.reload()
}
