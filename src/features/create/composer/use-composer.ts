import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { offeredModelsQuery } from '@/api/models.functions'
import { useIsOffline } from '@/browser/use-is-offline'
import type { WorkflowType } from '@/contract/generation'
import { useReferences } from '../references/use-references'
import { givenWith } from '../understanding/understanding'
import { useProof } from '../understanding/use-proof'
import { useUnderstanding } from '../understanding/use-understanding'
import type { CreatePageProfile } from '../workflows'
import type { Composer } from './composer-context'
import type { Drafts } from './draft'
import { findBlocker, referenceImageLimit } from './generate-blocker'
import { insertWord } from './insert-word'
import { type LiveDrafts, useDraftFacts, useDraftsPart } from './live-drafts'
import { resolveModel, settingsOf } from './model-choice'
import { taskRequest } from './task-request'
import type { useAccount } from './use-account'
import { useCharge } from './use-charge'
import { useSubmit } from './use-submit'

interface ComposerInput {
  profile: CreatePageProfile
  tabs: readonly WorkflowType[]
  workflow: WorkflowType
  onWorkflow: (workflow: WorkflowType) => void
  drafts: LiveDrafts
  account: ReturnType<typeof useAccount>
  lastPrompt: string | undefined
  onGenerate: () => void
}

const NO_MODELS: Composer['models'] = []

/** The whole state of the composer, from the draft, the registry and the account. */
export function useComposerState(input: ComposerInput): Composer {
  const { profile, tabs, workflow, onWorkflow, drafts, account } = input
  const dispatch = drafts.edit
  const { models, draft, model, settings } = useModelOf(input)
  const { isSignedIn } = account
  const credits = useCharge({ isSignedIn, workflow, model, settings })
  const reading = useUnderstanding({ workflow, model, draft, drafts })
  const { understanding } = reading
  const proof = useProof({ workflow, model, draft, drafts, settings, understanding })
  const imageLimit = referenceImageLimit(model, account.imagesOfPlan)
  const field = usePromptField()
  const { submit, isSending, sent, isNext, isFull, balance } = useSubmit(account, () => {
    // The next generation should look different.
    proof?.shuffle()
  })
  const references = useReferences({
    workflow,
    tabs,
    draftOf: (type) => drafts.get()[type],
    imageLimit,
    isSignedIn,
    dispatch,
    onWorkflow,
  })
  const isOffline = useIsOffline()
  const facts = { isOffline, workflow, model, credits, balance }
  const blockerOf = (all: Drafts) => {
    const draft = all[workflow]
    // A second press with the same words is ignored; different words join the line.
    const isGenerating = isFull || (isSending && sent?.placeholder.prompt === draft.prompt.trim())
    return findBlocker({ ...account, ...facts, draft, isGenerating })
  }

  return {
    profile,
    tabs,
    workflow,
    drafts,
    draft,
    dispatch,
    models,
    model,
    settings,
    setSettings: (change) => dispatch({ type: 'settings', workflow, settings: change }),
    ...reading,
    proof,
    isSignedIn,
    credits,
    blockerOf,
    imageLimit,
    references,
    ...field,
    mention: (word) => mentionIn(field.promptField.current, word, input),
    lastPrompt: input.lastPrompt,
    isNext,
    generate() {
      if (!model || blockerOf(drafts.get())) return false
      const { prompt } = drafts.get()[workflow]
      const request = taskRequest(workflow, { ...draft, prompt, settings }, model)
      const seed = proof?.seed ?? request.seed
      input.onGenerate()
      const corrections = understanding ? givenWith(understanding, prompt.trim()) : undefined
      submit({ ...request, seed, corrections }, credits ?? 0)
      return true
    },
    isSending,
    sent,
  }
}

/** The prompt field, and the sheet that holds it on a phone. */
function usePromptField() {
  const promptField = useRef<HTMLTextAreaElement>(null)
  const [isSheetOpen, setSheetOpen] = useState(false)
  return { promptField, isSheetOpen, setSheetOpen }
}

/** The current draft, and the model a generation of it would run on now. */
function useModelOf({ profile, workflow, drafts }: ComposerInput) {
  const { data } = useQuery(offeredModelsQuery())
  const models = data?.models ?? NO_MODELS
  const draft = useDraftFacts(drafts, workflow)
  const model = useDraftsPart(drafts, (all) =>
    resolveModel(models, { workflow, page: profile.page, draft: all[workflow] }),
  )
  return { models, draft, model, settings: settingsOf(draft, model) }
}

/** Inserts a word at the cursor and keeps the focus in the field. */
function mentionIn(
  field: HTMLTextAreaElement | null,
  word: string,
  { drafts, workflow }: Pick<ComposerInput, 'drafts' | 'workflow'>,
): void {
  const { prompt } = drafts.get()[workflow]
  const { text, cursor } = insertWord(prompt, word, field?.selectionEnd ?? prompt.length)
  drafts.edit({ type: 'prompt', workflow, prompt: text })
  requestAnimationFrame(() => {
    field?.focus()
    field?.setSelectionRange(cursor, cursor)
  })
}
