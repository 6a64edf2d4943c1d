import { useComposer } from './composer-context'
import { useDraftsPart } from './live-drafts'

/**
 * What somebody reads out of the words in the field: all of them, or whether there are any. Renders
 * when that becomes another, so the less is read the better.
 */
export function useWords<Part>(read: (prompt: string) => Part): Part {
  const { drafts, workflow } = useComposer()
  return useDraftsPart(drafts, (all) => read(all[workflow].prompt))
}

/** The words at the moment of asking, for what is done with them. */
export function useWordsNow(): () => string {
  const { drafts, workflow } = useComposer()
  return () => drafts.get()[workflow].prompt
}

export const hasWords = (prompt: string): boolean => prompt.trim() !== ''
