import { useComposer } from './composer-context'
import { useDraftsPart } from './live-drafts'

/**
 * A value derived from the prompt, such as whether it is empty. Re-renders when the value changes, so derive
 * as little as needed.
 */
export function useWords<Part>(read: (prompt: string) => Part): Part {
  const { drafts, workflow } = useComposer()
  return useDraftsPart(drafts, (all) => read(all[workflow].prompt))
}

/** Reads the words on demand, for event handlers. */
export function useWordsNow(): () => string {
  const { drafts, workflow } = useComposer()
  return () => drafts.get()[workflow].prompt
}

export const hasWords = (prompt: string): boolean => prompt.trim() !== ''
