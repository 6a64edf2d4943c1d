import { useComposer } from './composer-context'
import { type GenerateBlocker, isSameBlocker } from './generate-blocker'
import { useLateDraftsPart } from './live-drafts'

/**
 * What keeps Generate from being pressed, as it is shown: the first letter changes it, and is on the screen
 * before. Whoever generates asks `blockerOf` for the words of the moment.
 */
export function useGenerateBlocker(): GenerateBlocker | null {
  const { drafts, blockerOf } = useComposer()
  return useLateDraftsPart(drafts, blockerOf, isSameBlocker)
}
