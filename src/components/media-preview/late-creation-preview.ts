import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * One result over the whole window, fetched when it is wanted. Once `preload` has brought it, it is drawn
 * with the press that opens it: React keeps what suspends for the first time off the screen for 300 ms.
 */
export const CreationPreview = lazyRouteComponent(() => import('./creation-preview'))
