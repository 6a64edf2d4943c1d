import { useStore } from '@tanstack/react-form'
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/browser/after-paint'
import type { WorkflowType } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import type { Draft, Drafts } from './draft'
import { type DraftAction, reduceDrafts } from './drafts-reducer'
import { type DraftPart, partChanged, yieldTo } from './late-draft'

/**
 * What the tabs of a create page hold. It lies outside of the page's state, so that a letter typed
 * renders what reads the words, and not the page.
 */
export interface LiveDrafts {
  get: () => Drafts
  dispatch: (action: DraftAction) => void
  /** The same where a person does it: nothing that arrives later takes its place. */
  edit: (action: DraftAction) => void
  /** How often something has been edited: the moment at which something else is asked for. */
  moment: () => number
  /** What was asked for at a moment is here; it yields to what a person has done since then. */
  arrive: (found: FoundDraft, askedAt: number) => void
  /** The words that those in the field took the place of when they arrived, as long as those stand. */
  wordsBefore: (workflow: WorkflowType) => string | null
  subscribe: (onChange: (drafts: Drafts) => void) => { unsubscribe: () => void }
}

/** A draft that was asked for, and the mode it belongs to. */
export interface FoundDraft {
  workflow: WorkflowType
  draft: Draft
}

/** A draft but for its words. */
export type DraftFacts = Omit<Draft, 'prompt'>

export function createLiveDrafts(first: Drafts): LiveDrafts {
  const listeners = new Set<(drafts: Drafts) => void>()
  const edited = new Map<string, number>()
  let drafts = first
  let edits = 0
  let replaced: (FoundDraft & { before: string }) | null = null

  function dispatch(action: DraftAction) {
    drafts = reduceDrafts(drafts, action)
    for (const tell of listeners) tell(drafts)
  }
  return {
    get: () => drafts,
    dispatch,
    edit(action) {
      edits += 1
      const changed = partChanged(action, drafts)
      if (changed) edited.set(changed.join(), edits)
      dispatch(action)
    },
    moment: () => edits,
    arrive({ workflow, draft: arriving }, askedAt) {
      const present = drafts[workflow]
      const isChangedSince = (part: DraftPart) =>
        (edited.get([workflow, part].join()) ?? 0) > askedAt
      const draft = yieldTo(present, arriving, isChangedSince)
      const isLost = present.prompt.trim() !== '' && present.prompt !== draft.prompt
      replaced = isLost ? { workflow, draft, before: present.prompt } : null
      dispatch({ type: 'load', workflow, draft })
    },
    wordsBefore: (workflow) =>
      replaced?.workflow === workflow && replaced.draft.prompt === drafts[workflow].prompt
        ? replaced.before
        : null,
    subscribe(onChange) {
      listeners.add(onChange)
      return { unsubscribe: () => void listeners.delete(onChange) }
    },
  }
}

/** Something worked out of the drafts; whoever reads it renders when it becomes another. */
export const useDraftsPart = <Part>(
  live: LiveDrafts,
  read: (drafts: Drafts) => Part,
  isSame?: (before: Part, now: Part) => boolean,
): Part => useStore(live, read, isSame)

/**
 * The same once the letter itself is on the screen, in a rendering that gives way to the next one: for
 * what all of the composer follows.
 */
export function useLateDraftsPart<Part>(
  live: LiveDrafts,
  read: (drafts: Drafts) => Part,
  isSame: (before: Part, now: Part) => boolean = Object.is,
): Part {
  const [shown, setShown] = useState(live.get)
  const part = read(shown)
  // With every rendering, since what is read may have become something else, such as another mode.
  useEffect(() => {
    let seen = part
    function follow(drafts: Drafts) {
      const now = read(drafts)
      if (!isSame(seen, now)) afterPaint(() => startTransition(() => setShown(drafts)))
      seen = now
    }
    follow(live.get())
    return live.subscribe(follow).unsubscribe
  })
  return part
}

/** The draft of a mode, the same as long as nothing but its words changes. */
export const useDraftFacts = (live: LiveDrafts, workflow: WorkflowType): DraftFacts =>
  useDraftsPart<DraftFacts>(live, (drafts) => withoutWords(drafts[workflow]), haveSameFacts)

const withoutWords = ({ prompt: _, ...facts }: Draft): DraftFacts => facts

const haveSameFacts = (before: DraftFacts, now: DraftFacts) =>
  keysOf(now).every((name) => before[name] === now[name])

/**
 * The words of a mode, and what else is given, a moment after either changed last. Nothing renders
 * before that moment, however much is typed.
 */
export function useSettledWords(
  live: LiveDrafts,
  workflow: WorkflowType,
  { afterMs, others = '' }: { afterMs: number; others?: string },
): { words: string; others: string } {
  const [settled, setSettled] = useState(() => ({ words: wordsIn(live.get(), workflow), others }))
  useEffect(() => {
    let awaited = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait(drafts: Drafts) {
      const words = wordsIn(drafts, workflow)
      if (timer !== undefined && words === awaited) return
      awaited = words
      clearTimeout(timer)
      timer = setTimeout(() => {
        setSettled((before) =>
          before.words === words && before.others === others ? before : { words, others },
        )
      }, afterMs)
    }
    wait(live.get())
    const { unsubscribe } = live.subscribe(wait)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [live, workflow, afterMs, others])
  return settled
}

/** The words as they are sent. */
export const wordsIn = (drafts: Drafts, workflow: WorkflowType): string =>
  drafts[workflow].prompt.trim()
