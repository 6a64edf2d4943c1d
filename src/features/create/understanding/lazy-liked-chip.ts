import { lazy } from 'react'

/** Loaded once an earlier result is kept in part. */
export const LikedChip = lazy(() =>
  import('./liked-chip').then(
    (module) => ({ default: module.LikedChip }),
    () => ({ default: () => null }),
  ),
)
