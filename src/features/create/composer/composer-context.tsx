import { createContext, type RefObject, use } from 'react'
import type { ModelView } from '@/contract/endpoints/models'
import type { WorkflowType } from '@/contract/generation'
import type { ReferenceActions } from '../references/use-references'
import type { SentTask } from '../running/sent-task'
import type { ProofState } from '../understanding/proof'
import type { Understanding } from '../understanding/understanding'
import type { CreatePageProfile } from '../workflows'
import type { ComposerSettings, Drafts } from './draft'
import type { DraftAction } from './drafts-reducer'
import type { GenerateBlocker } from './generate-blocker'
import type { DraftFacts, LiveDrafts } from './live-drafts'

/** The state shared by the parts of the composer. */
export interface Composer {
  profile: CreatePageProfile
  tabs: readonly WorkflowType[]
  workflow: WorkflowType
  /** The drafts of all tabs; `useWords` reads the words of the current one. */
  drafts: LiveDrafts
  draft: DraftFacts
  dispatch: (action: DraftAction) => void
  models: readonly ModelView[]
  /** The model a generation would run on now. */
  model: ModelView | null
  /** The settings as limited by that model; the draft keeps what the user chose. */
  settings: ComposerSettings
  setSettings: (settings: Partial<ComposerSettings>) => void
  /** What the built-in engine reads out of the prompt; null where it sets no words. */
  understanding: Understanding | null
  /** A model paints the picture, and the prompt contains words that can be set over it exactly. */
  hasExactWords: boolean
  /** A reading is being loaded, and space is reserved for it. */
  awaitsReading: boolean
  /** A proof picture of the words; null where none is drawn. */
  proof: ProofState | null
  isSignedIn: boolean
  credits: number | null
  /** Why these drafts cannot be generated now; `useGenerateBlocker` tracks it. */
  blockerOf: (drafts: Drafts) => GenerateBlocker | null
  imageLimit: number
  references: ReferenceActions
  promptField: RefObject<HTMLTextAreaElement | null>
  /** Whether the sheet that holds the field on a phone is open. */
  isSheetOpen: boolean
  setSheetOpen: (isOpen: boolean) => void
  /** Inserts a word such as `@image1` at the cursor of the prompt. */
  mention: (word: string) => void
  lastPrompt: string | undefined
  /** Other generations run or wait: this one would queue behind them. */
  isNext: boolean
  /** Starts the generation; returns false if something blocks it. */
  generate: () => boolean
  isSending: boolean
  /** The generation being sent to the server. */
  sent: SentTask | null
}

const ComposerContext = createContext<Composer | null>(null)

export const ComposerProvider = ComposerContext

export function useComposer(): Composer {
  const composer = use(ComposerContext)
  if (!composer) throw new Error('useComposer needs a ComposerProvider around it')
  return composer
}
