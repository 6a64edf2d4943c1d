import type { TaskView } from '@/contract/endpoints/tasks'

/**
 * What a tile shows. `expired`: the task succeeded, but its files were deleted since. `refused`: it
 * failed for what it says or shows, so that trying again as it is helps nobody.
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

/** Whether a task still holds its place in the line or runs. */
export const isActive = ({ status }: TaskView): boolean =>
  status === 'CREATED' || status === 'RUNNING'
