import { lazyRouteComponent } from '@tanstack/react-router'

/** Needed only by who has creations; the loader of the page fetches it for them before it renders. */
export const Feed = lazyRouteComponent(() => import('./feed'), 'Feed')

/** For visitors, below the prompt; whoever is signed in has results of their own. */
export const Showcase = lazyRouteComponent(() => import('./showcase/showcase'), 'Showcase')

/** One result beside the feed; drawn with the press that opens it once it is there. */
export const Inspector = lazyRouteComponent(() => import('./inspector/inspector'))
