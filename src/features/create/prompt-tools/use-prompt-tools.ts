import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { enhancePromptFn, translatePromptFn } from '@/api/prompts.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { Rewriting } from '@/contract/endpoints/prompts'
import { DESCRIBING_WORKFLOWS, type WorkflowType } from '@/contract/generation'
import { isAmong } from '@/contract/keys-of'
import type { Language } from '@/contract/languages'
import { useComposer } from '../composer/composer-context'
import type { Proposal } from './proposal'

interface Taken {
  workflow: WorkflowType
  before: string
  after: string
}

/** Whether a prompt of this mode says what shall be seen; the engine takes it otherwise of a picture. */
export const isEnhanced = (
  workflow: WorkflowType,
  isForEngine: boolean,
): workflow is (typeof DESCRIBING_WORKFLOWS)[number] =>
  isAmong(DESCRIBING_WORKFLOWS, workflow) && !(isForEngine && workflow === 'image_to_video')

/** Asks for other words, holds them until somebody decides, and brings the words before back. */
export function usePromptTools() {
  const { workflow, draft, dispatch, model, promptField } = useComposer()
  const tellFailure = useTellFailure()
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const prompt = draft.prompt.trim()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ into }: { into: Language | null }): Promise<Rewriting> =>
      into === null
        ? enhancePromptFn({
            data: {
              prompt,
              model: model?.id,
              workflow_type: isAmong(DESCRIBING_WORKFLOWS, workflow) ? workflow : undefined,
            },
          })
        : translatePromptFn({ data: { prompt, to: into } }),
    onSuccess: (words, { into }) => setProposal({ ...words, workflow, original: prompt, into }),
    onError: tellFailure,
  })
  const write = (words: string) => {
    dispatch({ type: 'prompt', workflow, prompt: words })
    setProposal(null)
    promptField.current?.focus()
  }
  const isOf = (words: string, of: WorkflowType) => of === workflow && words === prompt
  return {
    ask: (into: Language | null) => mutate({ into }),
    waitsFor: isPending ? variables.into : undefined,
    /** Words proposed for others than those in the field are of no use any more. */
    proposal: proposal && isOf(proposal.original, proposal.workflow) ? proposal : null,
    dismiss() {
      setProposal(null)
      promptField.current?.focus()
    },
    take(words: string) {
      setTaken({ workflow, before: draft.prompt, after: words })
      write(words)
    },
    undo: taken && isOf(taken.after, taken.workflow) ? () => write(taken.before) : null,
  }
}
