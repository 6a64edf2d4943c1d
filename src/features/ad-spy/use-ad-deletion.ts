import { removeSeenAdFn, seenAdKeys } from '@/api/seen-ads.functions'
import type { Deletion } from '@/components/selection/use-deletion'
import { useRowDeletion } from '@/components/selection/use-row-deletion'

/** Deletes ads, with undo. */
export const useAdDeletion = (): Deletion =>
  useRowDeletion((adId, fetch) => removeSeenAdFn({ data: { adId }, fetch }), seenAdKeys.all)
