import type { WorkflowType } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { type Draft, type Drafts, hasSource, type ReferenceItem } from './draft'
import type { DraftAction } from './drafts-reducer'

/** Parts of a draft that a person changes each by itself. */
export type DraftPart = 'words' | 'settings' | 'references'

/** What a person changes by an action, and where. */
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
 * What was asked for and comes late, as a template does over a slow network: it takes the place of what
 * was there when it was asked for, and of nothing that a person has done since.
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

/** A frame or a video has one place each, and it is taken; pictures queue up. */
const joinImages = (present: ReferenceItem[], arriving: ReferenceItem[]) => [
  ...present,
  ...arriving.filter(({ role, source }) => role === 'image' && !hasSource(present, source)),
]
