import type { TaskView } from '@/contract/endpoints/tasks'

/**
 * What a tile shows. `expired`: the task succeeded, but its files were deleted since. `refused`: its content
 * was rejected, so retrying it unchanged cannot help.
 */
export type TileState =
  | 'queued'
  | 'generating'
  | 'done'
  | 'failed'
  | 'refused'
  | 'cancelled'
  | 'expired'

export function tileState({ status, outputs, error }: TaskView): TileState {
  switch (status) {
    case 'CREATED':
      return 'queued'
    case 'RUNNING':
      return 'generating'
    case 'SUCCEEDED':
      return outputs.length > 0 ? 'done' : 'expired'
    case 'FAILED':
      return error?.code === 'content_blocked' ? 'refused' : 'failed'
    case 'CANCELLED':
      return 'cancelled'
  }
}

/** Whether a task is queued or running. */
export const isActive = ({ status }: TaskView): boolean =>
  status === 'CREATED' || status === 'RUNNING'
