import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A full-window preview, loaded on demand. After `preload` it renders with the press that opens it: React
 * keeps whatever suspends for the first time off the screen for 300 ms.
 */
export const CreationPreview = lazyRouteComponent(() => import('./creation-preview'))
