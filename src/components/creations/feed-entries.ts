import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { isActive } from './task-state'

/** A place in the feed. */
export interface FeedEntry {
  /** Stays the same while a waiting place turns into a result, so that nothing jumps. */
  key: string
  /** Id of the tile in the page, for focus and selection. */
  tileId: string
  task: TaskView
  output: TaskOutput | null
  /** Address of a preview available while others of its task are still being made. */
  previewUrl: string | null
  isFirst: boolean
}

/** The places a task takes in the feed: one per variation, or a single one when it ended without results. */
export function feedEntries(task: TaskView): FeedEntry[] {
  const places = isActive(task) ? task.count : Math.max(1, task.outputs.length)
  return Array.from({ length: places }, (_, index) => {
    const output = task.outputs[index] ?? null
    return {
      key: `${task.task_id}-${index}`,
      tileId: output?.output_id ?? task.task_id,
      task,
      output,
      previewUrl: task.previews.find(({ position }) => position === index)?.url ?? null,
      isFirst: index === 0,
    }
  })
}
