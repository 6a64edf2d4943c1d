import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { TaskView } from '@/contract/endpoints/tasks'
import { TaskProgressText } from './task-progress-text'
import { usePace } from './use-pace'

interface WaitingTileProps {
  task: TaskView
  tabIndex: number
  onCancel: (task: TaskView) => void
  isCancelling: boolean
}

/** A task that is sent, waits in the line or runs: where it is, how long it takes, how to stop it. */
export function WaitingTile({ task, tabIndex, onCancel, isCancelling }: WaitingTileProps) {
  const { t } = useLingui()
  const isQueued = task.status === 'CREATED'
  const { progress } = usePace(task)
  return (
    <article
      data-tile={task.task_id}
      tabIndex={tabIndex}
      aria-label={isQueued ? t`Queued: ${task.prompt}` : t`Generating: ${task.prompt}`}
      className="@container/tile relative flex size-full flex-col overflow-hidden rounded-lg border bg-card p-3 -outline-offset-4"
    >
      <p className="font-medium text-sm">
        <Step task={task} />
      </p>
      <p className="text-muted-foreground text-sm tabular-nums">
        <TaskProgressText task={task} />
      </p>
      <p className="mt-2 line-clamp-3 text-muted-foreground text-sm max-sm:hidden">{task.prompt}</p>
      {task.can_change && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-auto self-start"
          loading={isCancelling}
          tabIndex={tabIndex}
          onClick={() => onCancel(task)}
        >
          <X aria-hidden />
          <span className="@max-[9rem]/tile:sr-only">
            <Trans>Cancel</Trans>
          </span>
        </Button>
      )}
      <Progress
        value={isQueued ? 0 : progress * 100}
        label={t`Progress`}
        className="absolute inset-x-0 bottom-0 rounded-none"
      />
    </article>
  )
}

function Step({ task: { status, stage } }: Pick<WaitingTileProps, 'task'>) {
  if (stage === 'sending') return <Trans>Sending…</Trans>
  return status === 'CREATED' ? <Trans>Queued</Trans> : <Trans>Generating</Trans>
}
