import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import type { WorkflowType } from '@/contract/generation'
import type { Language } from '@/contract/languages'
import { createPageFor } from './create-tabs'

/** The ways to continue with a result; the create page reads them from its address. */
export const REUSES = ['words', 'reference', 'edit', 'animate', 'similar', 'remix'] as const
export type Reuse = (typeof REUSES)[number]

type Kind = TaskOutput['kind']

/** The fields of a task needed to continue with it. */
export type ReusableTask = Pick<TaskView, 'task_id' | 'workflow_type'> &
  Partial<Pick<TaskView, 'made_by'>>

/** The mode in which a result is used; null where that use is impossible. */
export function reuseWorkflow(
  task: Pick<ReusableTask, 'workflow_type'>,
  kind: Kind,
  use: Reuse,
): WorkflowType | null {
  if (kind === 'audio') return null
  if (use === 'remix' || use === 'similar') return task.workflow_type
  if (use === 'words') return kind === 'image' ? 'text_to_image' : null
  if (use === 'animate') return kind === 'image' ? 'image_to_video' : null
  return kind === 'image' ? 'image_edit' : 'video_edit'
}

/** The possible uses of a result in a language; some modes exist in English only. */
export const possibleReuses = (
  task: Pick<ReusableTask, 'workflow_type'> & {
    /** Absent for tasks of other people, whose look cannot be reused. */
    outputs?: readonly Pick<TaskOutput, 'can_vary' | 'can_reword'>[]
  },
  kind: Kind,
  language: Language,
): Reuse[] =>
  REUSES.filter((use) => {
    // A video has one use as an input, and "edit" describes it better.
    if (use === 'reference' && kind === 'video') return false
    if (use === 'words' && !task.outputs?.some(({ can_reword }) => can_reword)) return false
    if (use === 'similar' && !task.outputs?.some(({ can_vary }) => can_vary)) return false
    const workflow = reuseWorkflow(task, kind, use)
    return workflow !== null && createPageFor(language, workflow) !== null
  })

/** Whether a film opens again as its timeline: only the person who cut it has its parts. */
export const isOwnCut = ({ workflow_type, made_by }: Omit<ReusableTask, 'task_id'>): boolean =>
  workflow_type === 'timeline' && made_by === null
