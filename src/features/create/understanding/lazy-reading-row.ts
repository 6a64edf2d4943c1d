import { lazy } from 'react'

/** Loaded along with the first reading, which requires some words. */
export const loadReadingRow = () => import('./reading-row')

/** The composer works without the row: a failure to load it must not break the composer. */
export const ReadingRow = lazy(() =>
  loadReadingRow().then(
    (module) => ({ default: module.ReadingRow }),
    () => ({ default: () => null }),
  ),
)
