import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hideSent, showDeleted } from '@/browser/deletions'

/** By then the server has processed the deletions that the previous page sent while unloading. */
export const SENT_SETTLED_MS = 3_000

/**
 * Keeps items hidden that were deleted just before a reload: the new page may have loaded its lists before
 * the server was done. The lists are then refetched, and whatever is still in them was not deleted.
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
