import { useReuse } from '@/components/creations/use-reuse'
import type { AdAnswer } from '@/contract/endpoints/figures'

type Shown = NonNullable<AdAnswer['creative']>

/** To the create page with the brief of a creative: in its look where that is known. */
export function useMakeMore() {
  const reuse = useReuse()
  return ({ task_id, workflow_type, output_id, kind, can_repeat }: Shown) =>
    reuse({ task_id, workflow_type }, { output_id, kind }, can_repeat ? 'similar' : 'remix')
}
