import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CreatePageProfile } from '../workflows'
import { type Drafts, EMPTY_DRAFTS } from './draft'
import { readDrafts, writeDrafts } from './draft-store'
import { createLiveDrafts, type LiveDrafts } from './live-drafts'

const SAVE_AFTER_MS = 300

/** The drafts of a create page, kept in this browser while they are edited. */
export function useDrafts(
  { draftKey }: CreatePageProfile,
  userId: string | null,
  /** Contents of the tabs before anything is written or restored. */
  first: Drafts,
): LiveDrafts {
  const [live] = useState(() => createLiveDrafts(first))
  const untouched = useRef(first)
  const reader = useRef<string | null | undefined>(undefined)

  const beginForUser = useEffectEvent(() => {
    const now = live.get()
    // The session may have expired: what the user wrote is still in this browser.
    if (now !== untouched.current && now !== EMPTY_DRAFTS) return
    live.dispatch({ type: 'restore', drafts: readDrafts(draftKey, userId) ?? first })
  })
  // After the first paint: the server does not know what this browser keeps.
  useEffect(() => {
    const before = reader.current
    reader.current = userId
    // A visitor's words stay when they sign in; a user's words are cleared when they sign out.
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
    // Someone who types and leaves at once, to recharge for example, finds the words again.
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
