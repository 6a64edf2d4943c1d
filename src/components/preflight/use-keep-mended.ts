import { useQueryClient } from '@tanstack/react-query'
import { moveCreativesFn } from '@/api/campaigns.functions'
import { creativeKeys } from '@/api/creative-page.queries'
import { saveCreativeFn } from '@/api/creatives.functions'
import type { Creative } from '@/contract/endpoints/creatives'
import type { TaskView } from '@/contract/endpoints/tasks'

/** Saves the fixed version of a creative as a creative in the same campaign; resolves to its id. */
export function useKeepMended() {
  const client = useQueryClient()
  return async (
    { campaign_id }: Pick<Creative, 'campaign_id'>,
    { task_id, outputs: [output] }: TaskView,
  ): Promise<string | null> => {
    if (!output) return null
    const { creative_id } = await saveCreativeFn({
      data: {
        ...{ log_id: task_id, generation_method: 'MY_CREATION' },
        image_creative: { image_url: output.url },
      },
    })
    if (campaign_id) await moveCreativesFn({ data: { creative_ids: [creative_id], campaign_id } })
    await client.invalidateQueries({ queryKey: creativeKeys.all })
    return creative_id
  }
}
