import { lazy } from 'react'

/** Loaded with the first words or pictures; the composer works without it. */
export const PromptTools = lazy(() =>
  import('./prompt-tools').then(
    (module) => ({ default: module.PromptTools }),
    () => ({ default: () => null }),
  ),
)
