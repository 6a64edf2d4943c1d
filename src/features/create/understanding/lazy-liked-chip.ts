import { lazy } from 'react'

/** Fetched with an earlier result that new ones keep something of. */
export const LikedChip = lazy(() =>
  import('./liked-chip').then(
    (module) => ({ default: module.LikedChip }),
    () => ({ default: () => null }),
  ),
)
