import { taskListQuery } from '@/api/tasks.queries'
import type { TaskView } from '@/contract/endpoints/tasks'

/** The user's photoshoots, newest first. */
export const shotTasksQuery = () => taskListQuery({ type: 'image', workflow_type: 'photoshoot' })

/** Photoshoots with something to show; tasks just requested elsewhere are written into every list. */
export const toShow = (tasks: readonly TaskView[]): TaskView[] =>
  tasks.filter(
    ({ workflow_type, status, outputs }) =>
      workflow_type === 'photoshoot' &&
      status !== 'CANCELLED' &&
      (status !== 'SUCCEEDED' || outputs.length > 0),
  )

/** The prompt for the engine, which understands this word in every language. */
export const ENLARGE = 'Upscale'

/** The task that makes or made a larger copy of an image; undefined if it failed. */
export const largerOf = (edits: readonly TaskView[], outputId: string): TaskView | undefined =>
  edits.find(
    ({ prompt, references, status, outputs }) =>
      prompt === ENLARGE &&
      references[0]?.file_id === outputId &&
      status !== 'CANCELLED' &&
      status !== 'FAILED' &&
      (status !== 'SUCCEEDED' || outputs.length > 0),
  )
