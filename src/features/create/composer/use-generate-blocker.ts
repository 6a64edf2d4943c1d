import { useComposer } from './composer-context'
import { type GenerateBlocker, isSameBlocker } from './generate-blocker'
import { useLateDraftsPart } from './live-drafts'

/**
 * The displayed reason why Generate is disabled; it updates after the typed letter has been painted. When
 * generating, use `blockerOf` with the current words.
 */
export function useGenerateBlocker(): GenerateBlocker | null {
  const { drafts, blockerOf } = useComposer()
  return useLateDraftsPart(drafts, blockerOf, isSameBlocker)
}
