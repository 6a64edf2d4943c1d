import { useComposer } from './composer-context'
import { type GenerateBlocker, isSameBlocker } from './generate-blocker'
import { useDraftsPart } from './live-drafts'

/**
 * What keeps Generate from being pressed. The first letter changes it: whoever asks renders at once, so
 * let that be little.
 */
export function useBlocker(): GenerateBlocker | null {
  const { drafts, blockerOf } = useComposer()
  return useDraftsPart(drafts, blockerOf, isSameBlocker)
}
