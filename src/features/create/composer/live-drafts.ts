import { useStore } from '@tanstack/react-form'
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/browser/after-paint'
import type { WorkflowType } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import type { Draft, Drafts } from './draft'
import { type DraftAction, reduceDrafts } from './drafts-reducer'
import { type DraftPart, partChanged, yieldTo } from './late-draft'

/**
 * The drafts of a create page's tabs. They live outside of React state, so that a typed letter only renders
 * the components that read the words, not the page.
 */
export interface LiveDrafts {
  get: () => Drafts
  dispatch: (action: DraftAction) => void
  /** Dispatches an action of the user: nothing that arrives later overrides it. */
  edit: (action: DraftAction) => void
  /** The number of edits so far, which dates a request for a draft. */
  moment: () => number
  /** Loads a draft requested at that moment; it yields to what the user has edited since. */
  arrive: (found: FoundDraft, askedAt: number) => void
  /** The words that the loaded ones replaced, until those change; else null. */
  wordsBefore: (workflow: WorkflowType) => string | null
  subscribe: (onChange: (drafts: Drafts) => void) => { unsubscribe: () => void }
}

/** A requested draft and the mode it belongs to. */
export interface FoundDraft {
  workflow: WorkflowType
  draft: Draft
}

/** A draft without its words. */
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

/** A value derived from the drafts; re-renders only when it changes. */
export const useDraftsPart = <Part>(
  live: LiveDrafts,
  read: (drafts: Drafts) => Part,
  isSame?: (before: Part, now: Part) => boolean,
): Part => useStore(live, read, isSame)

/**
 * The same, but in a transition after the typed letter has been painted: for values the whole composer
 * depends on.
 */
export function useLateDraftsPart<Part>(
  live: LiveDrafts,
  read: (drafts: Drafts) => Part,
  isSame: (before: Part, now: Part) => boolean = Object.is,
): Part {
  const [shown, setShown] = useState(live.get)
  const part = read(shown)
  // After every render, because the result of `read` may have changed, for example with the mode.
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

/** The draft of a mode without its words; the same object until something in it changes. */
export const useDraftFacts = (live: LiveDrafts, workflow: WorkflowType): DraftFacts =>
  useDraftsPart<DraftFacts>(live, (drafts) => withoutWords(drafts[workflow]), haveSameFacts)

const withoutWords = ({ prompt: _, ...facts }: Draft): DraftFacts => facts

const haveSameFacts = (before: DraftFacts, now: DraftFacts) =>
  keysOf(now).every((name) => before[name] === now[name])

/**
 * The words of a mode and the given `others`, once neither has changed for `afterMs`. Typing causes no render
 * before that.
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
