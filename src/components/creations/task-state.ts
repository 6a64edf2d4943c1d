import type { TaskView } from '@/contract/endpoints/tasks'

/** What a tile shows. `expired`: the task succeeded, but its files were deleted since. */
export type TileState = 'queued' | 'generating' | 'done' | 'failed' | 'cancelled' | 'expired'

export function tileState({ status, outputs }: TaskView): TileState {
  switch (status) {
    case 'CREATED':
      return 'queued'
    case 'RUNNING':
      return 'generating'
    case 'SUCCEEDED':
      return outputs.length > 0 ? 'done' : 'expired'
    case 'FAILED':
      return 'failed'
    case 'CANCELLED':
      return 'cancelled'
  }
}

/** Whether a task still holds its place in the line or runs. */
export const isActive = ({ status }: TaskView): boolean =>
  status === 'CREATED' || status === 'RUNNING'
