import { useQueryClient } from '@tanstack/react-query'
import { removeSeenAdFn, seenAdKeys } from '@/api/seen-ads.functions'
import { type Deletion, useDeletion } from '@/components/selection/use-deletion'
import { isAppError } from '@/contract/app-error'

/** Deleting ads with a way back; one that a colleague has deleted meanwhile is gone all the same. */
export function useAdDeletion(): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    for (const adId of data.output_ids) {
      await removeSeenAdFn({ data: { adId }, fetch }).catch((error: unknown) => {
        if (!isAppError(error) || error.code !== 'not_found') throw error
      })
    }
    await client.invalidateQueries({ queryKey: seenAdKeys.all })
    return { refused: [] }
  })
}
