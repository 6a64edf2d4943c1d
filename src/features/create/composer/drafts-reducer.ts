import type { WorkflowType } from '@/contract/generation'
import { keysOf, tableOf } from '@/contract/keys-of'
import type { Corrections } from '../understanding/corrections'
import {
  type ComposerSettings,
  type Draft,
  type Drafts,
  EMPTY_DRAFTS,
  hasSource,
  type LikedOutput,
  type ReferenceItem,
} from './draft'

export type DraftAction =
  | { type: 'prompt'; workflow: WorkflowType; prompt: string }
  | { type: 'settings'; workflow: WorkflowType; settings: Partial<ComposerSettings> }
  | { type: 'corrections'; workflow: WorkflowType; corrections: Corrections }
  | { type: 'carry'; from: WorkflowType; to: WorkflowType }
  | { type: 'like'; workflow: WorkflowType; like: LikedOutput | null }
  | { type: 'add'; workflow: WorkflowType; items: ReferenceItem[] }
  | { type: 'update'; id: string; change: Partial<ReferenceItem> }
  | { type: 'remove'; id: string }
  | { type: 'move'; workflow: WorkflowType; id: string; toIndex: number }
  | { type: 'swap-frames'; workflow: WorkflowType }
  | { type: 'load'; workflow: WorkflowType; draft: Draft }
  | { type: 'restore'; drafts: Drafts }
  | { type: 'clear' }

/** Applies an action to the drafts of all tabs. */
export function reduceDrafts(drafts: Drafts, action: DraftAction): Drafts {
  switch (action.type) {
    case 'restore':
      return restore(drafts, action.drafts)
    case 'clear':
      return EMPTY_DRAFTS
    case 'carry':
      return { ...drafts, [action.to]: carryWords(drafts[action.from], drafts[action.to]) }
    case 'load':
      return { ...drafts, [action.workflow]: action.draft }
    // An upload reports by id: its tab may no longer be on screen.
    case 'update':
      return changeReferences(drafts, (items) =>
        items.map((item) => (item.id === action.id ? { ...item, ...action.change } : item)),
      )
    case 'remove':
      return changeReferences(drafts, (items) => items.filter((item) => item.id !== action.id))
    default:
      return { ...drafts, [action.workflow]: reduceDraft(drafts[action.workflow], action) }
  }
}

/** Restores the kept drafts, except prompts the user has already begun to write. */
function restore(present: Drafts, kept: Drafts): Drafts {
  return tableOf(keysOf(kept), (workflow) => {
    const { prompt } = present[workflow]
    return prompt === '' ? kept[workflow] : { ...kept[workflow], prompt }
  })
}

/** A picture that switches the mode takes the words along, unless the other mode has words of its own. */
function carryWords({ prompt, corrections, settings }: Draft, to: Draft): Draft {
  if (to.prompt.trim() !== '') return to
  const { aspectRatio, placement, count, useBrand } = settings
  return {
    ...to,
    prompt,
    corrections,
    settings: { ...to.settings, aspectRatio, placement, count, useBrand },
  }
}

function reduceDraft(
  draft: Draft,
  action: Extract<
    DraftAction,
    { type: 'prompt' | 'settings' | 'corrections' | 'like' | 'add' | 'move' | 'swap-frames' }
  >,
): Draft {
  switch (action.type) {
    case 'prompt':
      return { ...draft, prompt: action.prompt }
    case 'settings':
      return { ...draft, settings: { ...draft.settings, ...action.settings } }
    case 'corrections':
      return { ...draft, corrections: action.corrections }
    case 'like':
      return { ...draft, like: action.like }
    case 'add':
      return { ...draft, references: addReferences(draft.references, action.items) }
    case 'move':
      return { ...draft, references: moveReference(draft.references, action.id, action.toIndex) }
    case 'swap-frames':
      return { ...draft, references: draft.references.map(swapFrame) }
  }
}

/** Pictures are appended, each once; a frame or video replaces the previous one. */
function addReferences(present: ReferenceItem[], added: ReferenceItem[]): ReferenceItem[] {
  const fresh = added.filter((item) => !(item.role === 'image' && hasSource(present, item.source)))
  const replaced = new Set(fresh.map((item) => item.role))
  replaced.delete('image')
  return [...present.filter((item) => !replaced.has(item.role)), ...fresh]
}

function moveReference(items: ReferenceItem[], id: string, toIndex: number): ReferenceItem[] {
  const moved = items.find((item) => item.id === id)
  if (!moved) return items
  const rest = items.filter((item) => item !== moved)
  return rest.toSpliced(Math.max(0, toIndex), 0, moved)
}

function swapFrame(item: ReferenceItem): ReferenceItem {
  if (item.role === 'start_frame') return { ...item, role: 'end_frame' }
  return item.role === 'end_frame' ? { ...item, role: 'start_frame' } : item
}

function changeReferences(
  drafts: Drafts,
  change: (items: ReferenceItem[]) => ReferenceItem[],
): Drafts {
  return tableOf(keysOf(drafts), (workflow) => {
    const draft = drafts[workflow]
    return { ...draft, references: change(draft.references) }
  })
}
