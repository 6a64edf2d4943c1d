import { Trans } from '@lingui/react/macro'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isVideoWorkflow } from '@/contract/generation'
import { RelativeTime } from './relative-time'

/** What a creation is, from which words, and how long ago. */
export function TileCaption({ task }: { task: TaskView }) {
  return (
    <div className="@container min-w-0 px-0.5 pt-1.5 pb-2 text-sm">
      <p className={`truncate ${task.prompt ? '' : 'text-muted-foreground'}`} title={task.prompt}>
        {task.prompt || <Trans>No prompt</Trans>}
      </p>
      <p className="truncate text-muted-foreground">
        {/* In a slim tile the age has all the room; a video shows that it is one. */}
        <span className="@max-[9rem]:sr-only">
          {isVideoWorkflow(task.workflow_type) ? <Trans>Video</Trans> : <Trans>Image</Trans>}
          {' · '}
        </span>
        <RelativeTime at={task.created_at} />
      </p>
    </div>
  )
}
