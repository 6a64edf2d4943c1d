import { useQueryClient } from '@tanstack/react-query'
import { removeTemplateFn, templateKeys } from '@/api/templates.functions'
import { type Deletion, useDeletion } from '@/components/selection/use-deletion'
import { isAppError } from '@/contract/app-error'

/** Deleting templates with a way back; one that a colleague has deleted meanwhile is gone all the same. */
export function useTemplateDeletion(): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    for (const templateId of data.output_ids) {
      await removeTemplateFn({ data: { templateId }, fetch }).catch((error: unknown) => {
        if (!isAppError(error) || error.code !== 'not_found') throw error
      })
    }
    await client.invalidateQueries({ queryKey: templateKeys.list })
    return { refused: [] }
  })
}
