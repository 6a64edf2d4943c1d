import type { TaskView } from '@/contract/endpoints/tasks'

/** A task with its remaining outputs; empty when nothing remains. */
export function withoutDeleted(task: TaskView, deleted: ReadonlySet<string>): TaskView[] {
  if (deleted.has(task.task_id)) return []
  const outputs = task.outputs.filter(({ output_id }) => !deleted.has(output_id))
  if (outputs.length === task.outputs.length) return [task]
  return outputs.length === 0 ? [] : [{ ...task, outputs }]
}
