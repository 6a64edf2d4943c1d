import { lazyRouteComponent } from '@tanstack/react-router'

/** Needed only by who has creations; the loader of the page fetches it for them before it renders. */
export const Feed = lazyRouteComponent(() => import('./feed'), 'Feed')
