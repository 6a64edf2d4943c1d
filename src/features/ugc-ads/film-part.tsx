import { useLingui } from '@lingui/react/macro'
import { FilmResult } from '@/components/own-media/film-result'
import type { Ad } from './ad'
import type { Part, Tasks } from './parts'
import { taskOf } from './progress'

interface FilmPartProps {
  part: Part
  ad: Ad
  tasks: Tasks
}

/** The ad as a file, once it was asked for as it is now. */
export function FilmPart({ part, ad, tasks }: FilmPartProps) {
  const { t } = useLingui()
  const task = taskOf(part, ad, tasks)
  return task && <FilmResult key={task.task_id} taskId={task.task_id} label={t`Cutting your ad`} />
}
