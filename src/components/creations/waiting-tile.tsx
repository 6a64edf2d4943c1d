import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { TaskView } from '@/contract/endpoints/tasks'
import { clockTime } from './output-text'
import { useNow } from './use-now'

interface WaitingTileProps {
  task: TaskView
  tabIndex: number
  onCancel: (task: TaskView) => void
  isCancelling: boolean
}

/** A task that waits in the line or runs: where it is, how long it takes, how to stop it. */
export function WaitingTile({ task, tabIndex, onCancel, isCancelling }: WaitingTileProps) {
  const { t } = useLingui()
  const isQueued = task.status === 'CREATED'
  return (
    <article
      data-tile={task.task_id}
      tabIndex={tabIndex}
      aria-label={isQueued ? t`Queued: ${task.prompt}` : t`Generating: ${task.prompt}`}
      className="relative flex size-full flex-col overflow-hidden rounded-lg border bg-card p-3 -outline-offset-4"
    >
      <p className="font-medium text-sm">
        {isQueued ? <Trans>Queued</Trans> : <Trans>Generating</Trans>}
      </p>
      <p className="text-muted-foreground text-sm tabular-nums">
        {isQueued ? <QueuePlace position={task.queue_position} /> : <Remaining task={task} />}
      </p>
      <p className="mt-2 line-clamp-3 text-muted-foreground text-sm max-sm:hidden">{task.prompt}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-auto self-start"
        loading={isCancelling}
        tabIndex={tabIndex}
        onClick={() => onCancel(task)}
      >
        <X aria-hidden />
        <Trans>Cancel</Trans>
      </Button>
      <Progress
        value={isQueued ? 0 : task.progress * 100}
        label={t`Progress`}
        className="absolute inset-x-0 bottom-0 rounded-none"
      />
    </article>
  )
}

function QueuePlace({ position }: { position: number | null }) {
  if (position === null) return null
  return position === 1 ? <Trans>Next in line</Trans> : <Trans>Number {position} in line</Trans>
}

function Remaining({ task }: { task: TaskView }) {
  const now = useNow(1_000)
  const seconds = task.eta_seconds === null ? null : Math.max(1, Math.round(task.eta_seconds))
  const elapsed = now && task.started_at ? (now - Date.parse(task.started_at)) / 1_000 : null
  return (
    <>
      {seconds !== null && <Trans>about {seconds} s</Trans>}
      {elapsed !== null && elapsed > 0 && (
        <>
          {seconds !== null && ' · '}
          {clockTime(elapsed)}
        </>
      )}
    </>
  )
}
