import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { isAppError } from '@/contract/app-error'
import { type Deletion, useDeletion } from './use-deletion'

/** Deletes one row; the given fetch outlives the page. */
type RemoveRow = (id: string, fetch: typeof globalThis.fetch | undefined) => Promise<unknown>

/**
 * Deletion with undo for rows the server deletes one by one; a row a colleague deleted meanwhile counts as
 * deleted.
 */
export function useRowDeletion(remove: RemoveRow, queryKey: QueryKey): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    // All at once: a closing page could not send the second request after the first.
    const ends = await Promise.allSettled(data.output_ids.map((id) => remove(id, fetch)))
    await client.invalidateQueries({ queryKey })
    const failure = ends.find((end) => end.status === 'rejected' && !isGone(end.reason))
    if (failure?.status === 'rejected') throw failure.reason
    return { refused: [] }
  })
}

const isGone = (reason: unknown) => isAppError(reason) && reason.code === 'not_found'
