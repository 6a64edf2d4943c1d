import { importsQuery, removeImportFn } from '@/api/website-page.functions'
import type { Deletion } from '@/components/selection/use-deletion'
import { useRowDeletion } from '@/components/selection/use-row-deletion'

/** Removes addresses from the list, with undo. */
export const useImportDeletion = (): Deletion =>
  useRowDeletion(
    (importId, fetch) => removeImportFn({ data: { importId }, fetch }),
    importsQuery().queryKey,
  )
