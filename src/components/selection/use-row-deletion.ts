import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { isAppError } from '@/contract/app-error'
import { type Deletion, useDeletion } from './use-deletion'

/** Deletes one row; the given fetch outlives the page. */
type RemoveRow = (id: string, fetch: typeof globalThis.fetch | undefined) => Promise<unknown>

/**
 * Deleting rows that the server deletes one by one, with a way back; one that a colleague has deleted
 * meanwhile is gone all the same.
 */
export function useRowDeletion(remove: RemoveRow, queryKey: QueryKey): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    // All at once: of a page that goes away nobody is there to send the second after the first.
    const ends = await Promise.allSettled(data.output_ids.map((id) => remove(id, fetch)))
    await client.invalidateQueries({ queryKey })
    const failure = ends.find((end) => end.status === 'rejected' && !isGone(end.reason))
    if (failure?.status === 'rejected') throw failure.reason
    return { refused: [] }
  })
}

const isGone = (reason: unknown) => isAppError(reason) && reason.code === 'not_found'
