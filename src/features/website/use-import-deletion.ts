import { useQueryClient } from '@tanstack/react-query'
import { importsQuery, removeImportFn } from '@/api/website-page.functions'
import { type Deletion, useDeletion } from '@/components/selection/use-deletion'
import { isAppError } from '@/contract/app-error'

/** Taking addresses off the list with a way back; one that a colleague has taken off is gone all the same. */
export function useImportDeletion(): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    for (const importId of data.output_ids) {
      await removeImportFn({ data: { importId }, fetch }).catch((error: unknown) => {
        if (!isAppError(error) || error.code !== 'not_found') throw error
      })
    }
    await client.invalidateQueries({ queryKey: importsQuery().queryKey })
    return { refused: [] }
  })
}
