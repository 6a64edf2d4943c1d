import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describePictureFn, enhancePromptFn, translatePromptFn } from '@/api/prompts.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Rewriting } from '@/contract/endpoints/prompts'
import { DESCRIBING_WORKFLOWS, type WorkflowType } from '@/contract/generation'
import { isAmong } from '@/contract/keys-of'
import type { Language } from '@/contract/languages'
import { useBrandId } from '../brand/use-brand-id'
import { useComposer } from '../composer/composer-context'
import { useDraftsPart } from '../composer/live-drafts'
import { useWords, useWordsNow } from '../composer/use-words'
import type { Proposal } from './proposal'

/** A picture stored on the server. */
export type Picture = { upload_id: string } | { output_id: string }

type Wish =
  | { tool: 'enhance' }
  | { tool: 'translate'; into: Language }
  | { tool: 'describe'; image: Picture }

interface Taken {
  workflow: WorkflowType
  before: string
  after: string
}

/**
 * Whether a prompt of this mode describes what to show; for image-to-video the engine takes that from the
 * picture.
 */
export const isEnhanced = (
  workflow: WorkflowType,
  isForEngine: boolean,
): workflow is (typeof DESCRIBING_WORKFLOWS)[number] =>
  isAmong(DESCRIBING_WORKFLOWS, workflow) && !(isForEngine && workflow === 'image_to_video')

/** Requests proposals, holds them until the user decides, and can undo accepted ones. */
export function usePromptTools() {
  const { workflow, drafts, dispatch, model, settings, promptField } = useComposer()
  const wordsNow = useWordsNow()
  const current = useBrandId()
  const brand_id = settings.useBrand ? current : undefined
  const tellFailure = useTellFailure()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const isOf = (words: string, of: WorkflowType | undefined, prompt: string) =>
    of === workflow && words === prompt.trim()
  const isProposed = useWords((prompt) =>
    isOf(proposal?.original ?? '', proposal?.workflow, prompt),
  )
  const isTaken = useWords((prompt) => isOf(taken?.after ?? '', taken?.workflow, prompt))
  // A template or an earlier result replaced the user's words.
  const replaced = useDraftsPart(drafts, () => drafts.wordsBefore(workflow))
  const before = taken && isTaken ? taken.before : replaced
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wish: Wish): Promise<Rewriting> => {
      const prompt = wordsNow().trim()
      if (wish.tool === 'translate')
        return translatePromptFn({ data: { prompt, to: wish.into, brand_id } })
      if (wish.tool === 'describe') return describePictureFn({ data: { image: wish.image } })
      const workflow_type = isAmong(DESCRIBING_WORKFLOWS, workflow) ? workflow : undefined
      return enhancePromptFn({ data: { prompt, model: model?.id, workflow_type, brand_id } })
    },
    onSuccess: (words, wish) =>
      setProposal(proposalOf(words, wish, { workflow, prompt: wordsNow().trim() })),
    onError: tellFailure,
  })
  const write = (words: string) => {
    dispatch({ type: 'prompt', workflow, prompt: words })
    setProposal(null)
    promptField.current?.focus()
  }
  return {
    ask: mutate,
    waitsFor: isPending ? variables.tool : null,
    /** A proposal is void once the words it was made for have changed. */
    proposal: isProposed ? proposal : null,
    dismiss() {
      setProposal(null)
      promptField.current?.focus()
    },
    take(words: string) {
      setTaken({ workflow, before: wordsNow(), after: words })
      write(words)
    },
    undo: before === null ? null : () => write(before),
  }
}

/** The description of a picture is appended to the present words. */
function proposalOf(
  words: Rewriting,
  wish: Wish,
  { workflow, prompt }: { workflow: WorkflowType; prompt: string },
): Proposal {
  const isDescription = wish.tool === 'describe'
  const isAdded = isDescription && words.prompt !== null && prompt !== ''
  return {
    ...words,
    prompt: isAdded ? `${prompt}\n${words.prompt}` : words.prompt,
    workflow,
    original: prompt,
    into: wish.tool === 'translate' ? wish.into : null,
    isDescription,
  }
}
