import { knowledgeKeys, removeKnowledgeFn } from '@/api/knowledge.functions'
import type { Deletion } from '@/components/selection/use-deletion'
import { useRowDeletion } from '@/components/selection/use-row-deletion'

/** Deletes entries, with undo. */
export const useKnowledgeDeletion = (): Deletion =>
  useRowDeletion(
    (entryId, fetch) => removeKnowledgeFn({ data: { entryId }, fetch }),
    knowledgeKeys.all,
  )
