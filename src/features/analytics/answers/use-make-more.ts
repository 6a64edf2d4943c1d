import { useReuse } from '@/components/creations/use-reuse'
import type { AdAnswer } from '@/contract/endpoints/figures'

type Shown = NonNullable<AdAnswer['creative']>

/** Opens the create page with a creative's brief, keeping its look where possible. */
export function useMakeMore() {
  const reuse = useReuse()
  return ({ task_id, workflow_type, output_id, kind, can_repeat }: Shown) =>
    reuse({ task_id, workflow_type }, { output_id, kind }, can_repeat ? 'similar' : 'remix')
}
