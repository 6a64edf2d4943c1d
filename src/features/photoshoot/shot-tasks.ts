import { taskListQuery } from '@/api/tasks.queries'
import type { TaskView } from '@/contract/endpoints/tasks'

/** Somebody's photoshoots, the newest first. */
export const shotTasksQuery = () => taskListQuery({ type: 'image', workflow_type: 'photoshoot' })

/** Photoshoots that have something to show: what was just asked for elsewhere is written into every list. */
export const toShow = (tasks: readonly TaskView[]): TaskView[] =>
  tasks.filter(
    ({ workflow_type, status, outputs }) =>
      workflow_type === 'photoshoot' &&
      status !== 'CANCELLED' &&
      (status !== 'SUCCEEDED' || outputs.length > 0),
  )

/** What the engine is asked for; its words for it are in every language. */
export const ENLARGE = 'Upscale'

/** The larger copy of an image that was made, or is being made; nothing where that came to nothing. */
export const largerOf = (edits: readonly TaskView[], outputId: string): TaskView | undefined =>
  edits.find(
    ({ prompt, references, status, outputs }) =>
      prompt === ENLARGE &&
      references[0]?.file_id === outputId &&
      status !== 'CANCELLED' &&
      status !== 'FAILED' &&
      (status !== 'SUCCEEDED' || outputs.length > 0),
  )
