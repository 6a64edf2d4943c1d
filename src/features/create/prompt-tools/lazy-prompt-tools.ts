import { lazy } from 'react'

/** Fetched with the first words or pictures; the composer is whole without. */
export const PromptTools = lazy(() =>
  import('./prompt-tools').then(
    (module) => ({ default: module.PromptTools }),
    () => ({ default: () => null }),
  ),
)
