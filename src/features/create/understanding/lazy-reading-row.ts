import { lazy } from 'react'

/** Fetched beside the first reading, which nobody has before they have written. */
export const loadReadingRow = () => import('./reading-row')

/** The composer is whole without the row: what keeps it away must not keep the composer away. */
export const ReadingRow = lazy(() =>
  loadReadingRow().then(
    (module) => ({ default: module.ReadingRow }),
    () => ({ default: () => null }),
  ),
)
