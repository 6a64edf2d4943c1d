import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import type { TaskView } from '@/contract/endpoints/tasks'
import { ReadyPicture } from './ready-picture'
import { TaskProgressText } from './task-progress-text'
import { usePace } from './use-pace'

interface WaitingTileProps {
  task: TaskView
  /** Preview of the first result, when it is ready before the others. */
  previewUrl?: string | null
  tabIndex: number
  onCancel: (task: TaskView) => void
  isCancelling: boolean
}

/** A task that is being sent, queued or running: its state, its remaining time and a way to stop it. */
export function WaitingTile(props: WaitingTileProps) {
  const { task, previewUrl, tabIndex, onCancel, isCancelling } = props
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
      {previewUrl && <ReadyPicture url={previewUrl} />}
      <div
        className={cn(
          'relative',
          // The picture contains text, which would show through a translucent shade.
          previewUrl && '-m-1.5 self-start rounded-md bg-black/85 px-2 py-1 text-white',
        )}
      >
        <p className="font-medium text-sm">
          <Step task={task} />
        </p>
        <p className={cn('text-sm tabular-nums', !previewUrl && 'text-muted-foreground')}>
          <TaskProgressText task={task} />
        </p>
      </div>
      {!previewUrl && (
        <p className="mt-5 line-clamp-3 text-muted-foreground text-sm max-sm:hidden">
          {task.prompt}
        </p>
      )}
      {task.can_change && (
        <Button
          variant="secondary"
          size="sm"
          className="relative mt-auto self-start"
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

function Step({ task }: Pick<WaitingTileProps, 'task'>) {
  const { status, stage, count, previews } = task
  const ready = previews.length
  if (ready > 0)
    return (
      <Trans>
        {ready} of {count} ready
      </Trans>
    )
  if (stage === 'sending') return <Trans>Sending…</Trans>
  if (status === 'CREATED') return <Trans>Queued</Trans>
  return (
    <>
      <span className="@max-[12rem]/tile:hidden">
        <Trans>Generating, please wait</Trans>
      </span>
      <span className="@min-[12rem]/tile:hidden">
        <Trans>Generating</Trans>
      </span>
    </>
  )
}
