import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { CreatePageProfile } from '../workflows'
import { type Drafts, EMPTY_DRAFTS } from './draft'
import { readDrafts, writeDrafts } from './draft-store'
import { type DraftAction, reduceDrafts } from './drafts-reducer'

const SAVE_AFTER_MS = 300

/** The drafts of a create page, kept in this browser while a person works on them. */
export function useDrafts(
  { draftKey }: CreatePageProfile,
  userId: string | null,
  /** What the tabs hold before anything is written or restored. */
  first: Drafts,
): [Drafts, Dispatch<DraftAction>] {
  const [drafts, dispatch] = useReducer(reduceDrafts, first)
  const untouched = useRef(drafts)
  const reader = useRef<string | null | undefined>(undefined)

  const beginForUser = useEffectEvent(() => {
    if (drafts === untouched.current) dispatch({ type: 'restore', drafts: first })
  })
  // After the first paint: the server knows nothing of what this browser keeps.
  useEffect(() => {
    const before = reader.current
    reader.current = userId
    // A visitor's words stay when they sign in; a person's are gone when they sign out.
    if (before === null && userId !== null) return beginForUser()
    if (before) dispatch({ type: 'clear' })
    const kept = readDrafts(draftKey, userId)
    if (kept) dispatch({ type: 'restore', drafts: kept })
  }, [draftKey, userId])

  const unsaved = useRef<(() => void) | null>(null)
  useEffect(() => {
    unsaved.current = null
    if (drafts === EMPTY_DRAFTS || drafts === untouched.current) return
    const save = () => {
      unsaved.current = null
      writeDrafts(draftKey, userId, drafts)
    }
    unsaved.current = save
    const timer = setTimeout(save, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [draftKey, userId, drafts])

  // Who writes and leaves at once, to recharge or to pay, finds the words again.
  useEffect(() => {
    const saveNow = () => unsaved.current?.()
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])

  return [drafts, dispatch]
}
