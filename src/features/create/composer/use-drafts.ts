import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CreatePageProfile } from '../workflows'
import { type Drafts, EMPTY_DRAFTS } from './draft'
import { readDrafts, writeDrafts } from './draft-store'
import { createLiveDrafts, type LiveDrafts } from './live-drafts'

const SAVE_AFTER_MS = 300

/** The drafts of a create page, kept in this browser while a person works on them. */
export function useDrafts(
  { draftKey }: CreatePageProfile,
  userId: string | null,
  /** What the tabs hold before anything is written or restored. */
  first: Drafts,
): LiveDrafts {
  const [live] = useState(() => createLiveDrafts(first))
  const untouched = useRef(first)
  const reader = useRef<string | null | undefined>(undefined)

  const beginForUser = useEffectEvent(() => {
    const now = live.get()
    // Their session may have run out: what they had written is in the browser still.
    if (now !== untouched.current && now !== EMPTY_DRAFTS) return
    live.dispatch({ type: 'restore', drafts: readDrafts(draftKey, userId) ?? first })
  })
  // After the first paint: the server knows nothing of what this browser keeps.
  useEffect(() => {
    const before = reader.current
    reader.current = userId
    // A visitor's words stay when they sign in; a person's are gone when they sign out.
    if (before === null && userId !== null) return beginForUser()
    if (before) live.dispatch({ type: 'clear' })
    const kept = readDrafts(draftKey, userId)
    if (kept) live.dispatch({ type: 'restore', drafts: kept })
  }, [draftKey, userId, live])

  const unsaved = useRef<(() => void) | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function keep(drafts: Drafts) {
      clearTimeout(timer)
      unsaved.current = null
      if (drafts === EMPTY_DRAFTS || drafts === untouched.current) return
      unsaved.current = () => {
        unsaved.current = null
        writeDrafts(draftKey, userId, drafts)
      }
      timer = setTimeout(unsaved.current, SAVE_AFTER_MS)
    }
    keep(live.get())
    const { unsubscribe } = live.subscribe(keep)
    // Who writes and leaves at once, to recharge or to pay, finds the words again.
    const saveNow = () => unsaved.current?.()
    window.addEventListener('pagehide', saveNow)
    return () => {
      window.removeEventListener('pagehide', saveNow)
      clearTimeout(timer)
      saveNow()
      unsubscribe()
    }
  }, [draftKey, userId, live])

  return live
}
