import { useQueryClient } from '@tanstack/react-query'
import { knowledgeKeys, removeKnowledgeFn } from '@/api/knowledge.functions'
import { type Deletion, useDeletion } from '@/components/selection/use-deletion'
import { isAppError } from '@/contract/app-error'

/** Deleting entries with a way back; one that a colleague has deleted meanwhile is gone all the same. */
export function useKnowledgeDeletion(): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    for (const entryId of data.output_ids) {
      await removeKnowledgeFn({ data: { entryId }, fetch }).catch((error: unknown) => {
        if (!isAppError(error) || error.code !== 'not_found') throw error
      })
    }
    await client.invalidateQueries({ queryKey: knowledgeKeys.all })
    return { refused: [] }
  })
}
