import { removeTemplateFn, templateKeys } from '@/api/templates.functions'
import type { Deletion } from '@/components/selection/use-deletion'
import { useRowDeletion } from '@/components/selection/use-row-deletion'

/** Deletes templates, with undo. */
export const useTemplateDeletion = (): Deletion =>
  useRowDeletion(
    (templateId, fetch) => removeTemplateFn({ data: { templateId }, fetch }),
    templateKeys.list,
  )
