import { useQueryClient } from '@tanstack/react-query'
import { removeCreativesFn } from '@/api/creative-page.functions'
import { creativeKeys } from '@/api/creative-page.queries'
import { type Deletion, useDeletion } from '@/components/selection/use-deletion'
import type { Creative } from '@/contract/endpoints/creatives'

/**
 * Deletes creatives, with undo. On screen they are identified by their file, which downloads use as well; the
 * server expects creative ids.
 */
export function useCreativeDeletion(
  creatives: readonly Pick<Creative, 'creative_id' | 'output_id'>[],
): Deletion {
  const client = useQueryClient()
  return useDeletion(async ({ data, fetch }) => {
    const creative_ids = data.output_ids.map(
      (id) => creatives.find(({ output_id }) => output_id === id)?.creative_id ?? id,
    )
    const { refused } = await removeCreativesFn({ data: { creative_ids }, fetch })
    await client.invalidateQueries({ queryKey: creativeKeys.all })
    return { refused: refused.map((id) => ({ id, code: 'not_permitted' })) }
  })
}
