import { useLingui } from '@lingui/react/macro'
import { FilmResult } from '@/components/own-media/film-result'
import type { TaskView } from '@/contract/endpoints/tasks'
import { type Ordered, taskOf } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'

interface FilmPartProps {
  part: Part
  ordered: Ordered<TaskView>
}

/** The finished ad, if it was requested in its current state. */
export function FilmPart({ part, ordered }: FilmPartProps) {
  const { t } = useLingui()
  const task = taskOf(part, ordered)
  return task && <FilmResult key={task.task_id} taskId={task.task_id} label={t`Cutting your ad`} />
}
