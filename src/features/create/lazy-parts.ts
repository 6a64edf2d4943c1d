import { lazyRouteComponent } from '@tanstack/react-router'

/** Needed only by users with creations; the page's loader preloads it for them before rendering. */
export const Feed = lazyRouteComponent(() => import('./feed'), 'Feed')

/** Shown to visitors below the prompt; signed-in users have results of their own. */
export const Showcase = lazyRouteComponent(() => import('./showcase/showcase'), 'Showcase')

/** One result beside the feed; once preloaded, it renders with the press that opens it. */
export const Inspector = lazyRouteComponent(() => import('./inspector/inspector'))
