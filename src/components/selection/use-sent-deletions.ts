import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hideSent, showDeleted } from '@/browser/deletions'

/** By then the server has deleted what was sent while the page before went away, or has refused to. */
export const SENT_SETTLED_MS = 3_000

/**
 * What was deleted just before a reload stays off the screen, though the lists of the new page may have
 * been asked for before the server was done. Then they are asked for again, and what is still in
 * them was not deleted.
 */
export function useSentDeletions() {
  const client = useQueryClient()
  useEffect(() => {
    const sent = hideSent()
    if (sent.length === 0) return
    const timer = setTimeout(async () => {
      await client.invalidateQueries()
      showDeleted(sent)
    }, SENT_SETTLED_MS)
    return () => clearTimeout(timer)
  }, [client])
}
