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

/** What the parts of the composer share. */
export interface Composer {
  profile: CreatePageProfile
  tabs: readonly WorkflowType[]
  workflow: WorkflowType
  /** All that is in the tabs; `useWords` reads the words of this one. */
  drafts: LiveDrafts
  draft: DraftFacts
  dispatch: (action: DraftAction) => void
  models: readonly ModelView[]
  /** The model a generation would run on now. */
  model: ModelView | null
  /** The settings as that model can do them; the draft keeps what was asked for. */
  settings: ComposerSettings
  setSettings: (settings: Partial<ComposerSettings>) => void
  /** What the built-in engine reads out of the prompt; null where it sets no words. */
  understanding: Understanding | null
  /** A model paints the picture, and the prompt has words that can be set over it exactly. */
  hasExactWords: boolean
  /** A reading is on its way, and its room is kept. */
  awaitsReading: boolean
  /** A trial picture of the words; null where none is drawn. */
  proof: ProofState | null
  isSignedIn: boolean
  credits: number | null
  /** Why these drafts cannot be generated from now; `useGenerateBlocker` follows it. */
  blockerOf: (drafts: Drafts) => GenerateBlocker | null
  imageLimit: number
  references: ReferenceActions
  promptField: RefObject<HTMLTextAreaElement | null>
  /** Whether the sheet is open that has the field on a phone. */
  isSheetOpen: boolean
  setSheetOpen: (isOpen: boolean) => void
  /** Writes a word such as `@image1` at the cursor in the prompt. */
  mention: (word: string) => void
  lastPrompt: string | undefined
  /** Others run or wait: this one is put in line behind them. */
  isNext: boolean
  /** Whether it began: something may be in the way. */
  generate: () => boolean
  isSending: boolean
  /** What is on its way to the server. */
  sent: SentTask | null
}

const ComposerContext = createContext<Composer | null>(null)

export const ComposerProvider = ComposerContext

export function useComposer(): Composer {
  const composer = use(ComposerContext)
  if (!composer) throw new Error('useComposer needs a ComposerProvider around it')
  return composer
}
