import { Trans, useLingui } from '@lingui/react/macro'
import { RelativeTime } from '@/components/labels/relative-time'
import type { TaskView } from '@/contract/endpoints/tasks'
import { WORKFLOWS } from '@/contract/generation'
import { MEDIA_NAMES } from './media-names'

/** The kind, prompt and age of a creation. */
export function TileCaption({ task }: { task: TaskView }) {
  const { i18n } = useLingui()
  return (
    <div className="@container min-w-0 px-0.5 pt-1.5 pb-2 text-sm">
      <p className={`truncate ${task.prompt ? '' : 'text-muted-foreground'}`} title={task.prompt}>
        {task.prompt || <Trans>No prompt</Trans>}
      </p>
      <p className="truncate text-muted-foreground">
        {/* A slim tile leaves all its room to the age; a video is recognizable anyway. */}
        <span className="@max-[9rem]:sr-only">
          {i18n._(MEDIA_NAMES[WORKFLOWS[task.workflow_type].kind])}
          {' · '}
        </span>
        <RelativeTime at={task.created_at} />
        {task.made_by && ` · ${task.made_by}`}
      </p>
    </div>
  )
}
