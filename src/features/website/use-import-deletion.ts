import { importsQuery, removeImportFn } from '@/api/website-page.functions'
import type { Deletion } from '@/components/selection/use-deletion'
import { useRowDeletion } from '@/components/selection/use-row-deletion'

/** Taking addresses off the list with a way back. */
export const useImportDeletion = (): Deletion =>
  useRowDeletion(
    (importId, fetch) => removeImportFn({ data: { importId }, fetch }),
    importsQuery().queryKey,
  )
