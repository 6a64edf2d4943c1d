import type { WorkflowType } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { type Draft, type Drafts, hasSource, type ReferenceItem } from './draft'
import type { DraftAction } from './drafts-reducer'

/** Parts of a draft that the user edits independently. */
export type DraftPart = 'words' | 'settings' | 'references'

/** The part an action of the user changes, and its mode. */
export function partChanged(
  action: DraftAction,
  drafts: Drafts,
): [WorkflowType, DraftPart] | undefined {
  switch (action.type) {
    case 'prompt':
    case 'corrections':
      return [action.workflow, 'words']
    case 'settings':
      return [action.workflow, 'settings']
    case 'add':
    case 'move':
    case 'swap-frames':
      return [action.workflow, 'references']
    case 'remove': {
      const workflow = workflowWith(action.id, drafts)
      return workflow && [workflow, 'references']
    }
    default:
      return undefined
  }
}

const workflowWith = (id: string, drafts: Drafts) =>
  keysOf(drafts).find((workflow) => drafts[workflow].references.some((item) => item.id === id))

/**
 * Merges a draft that arrives late, such as a template over a slow network: it replaces what was there when
 * it was requested, but nothing the user has changed since.
 */
export function yieldTo(
  present: Draft,
  arriving: Draft,
  isChangedSince: (part: DraftPart) => boolean,
): Draft {
  const words = isChangedSince('words') ? present : arriving
  return {
    ...arriving,
    prompt: words.prompt,
    corrections: words.corrections,
    settings: (isChangedSince('settings') ? present : arriving).settings,
    references: isChangedSince('references')
      ? joinImages(present.references, arriving.references)
      : arriving.references,
  }
}

/** Frames and videos have one place each, which is taken; pictures are appended. */
const joinImages = (present: ReferenceItem[], arriving: ReferenceItem[]) => [
  ...present,
  ...arriving.filter(({ role, source }) => role === 'image' && !hasSource(present, source)),
]
