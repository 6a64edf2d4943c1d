import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, X } from 'lucide-react'
import { taskQuery } from '@/api/tasks.queries'
import { failureSentence } from '@/components/creations/failure-sentence'
import { useTaskActions } from '@/components/creations/task-actions'
import { TaskProgressText } from '@/components/creations/task-progress-text'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'
import { Shot } from './shot'

export interface ShotsProps {
  shown: TaskView
  /** Edits of images, which may include larger copies of these. */
  edits: readonly TaskView[]
  /** Uses one that shows another angle as the product's picture. */
  onUse: (output: Pick<TaskOutput, 'output_id' | 'preview_url'>) => void
}

/** A waiting or running photoshoot, and its images. */
export function Shots({ shown, edits, onUse }: ShotsProps) {
  const isOver = isFinished(shown.status)
  const { data } = useQuery({
    ...taskQuery(shown.task_id, { isPolling: true }),
    enabled: !isOver,
    initialData: shown,
  })
  const task = isOver ? shown : data
  const isOne = task.count === 1
  return (
    <article className={cn('flex min-w-0 flex-col gap-3', !isOne && 'col-span-full')}>
      <h3 className="line-clamp-2 text-muted-foreground text-sm wrap-anywhere">{task.prompt}</h3>
      {!isFinished(task.status) && <Waiting task={task} />}
      {task.status === 'FAILED' && <Failed task={task} />}
      {task.outputs.length > 0 && (
        <ul className={cn('grid gap-3', !isOne && 'grid-cols-2 sm:grid-cols-3')}>
          {task.outputs.map((output, place) => (
            <Shot
              key={output.output_id}
              output={output}
              number={place + 1}
              edits={edits}
              {...(task.photoshoot?.angle && { onUse: () => onUse(output) })}
            />
          ))}
        </ul>
      )}
    </article>
  )
}

function Waiting({ task }: { task: TaskView }) {
  const { t } = useLingui()
  const { cancel, isBusy } = useTaskActions()
  const isQueued = task.status === 'CREATED'
  return (
    <>
      <Progress value={isQueued ? 0 : task.progress * 100} label={t`Making your images`} />
      <div className="flex items-center justify-between gap-2">
        <p className="text-muted-foreground text-sm tabular-nums">
          {isQueued ? <Trans>Queued</Trans> : <Trans>Generating</Trans>}{' '}
          <TaskProgressText task={task} />
        </p>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t`Cancel`}
          loading={isBusy(task)}
          onClick={() => cancel(task)}
        >
          <X />
        </Button>
      </div>
    </>
  )
}

function Failed({ task }: { task: TaskView }) {
  const { i18n } = useLingui()
  const { retry, isBusy } = useTaskActions()
  return (
    <>
      <p className="text-destructive text-sm">{failureSentence(i18n, task)}</p>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        loading={isBusy(task)}
        onClick={() => retry(task)}
      >
        <RotateCcw aria-hidden />
        <Trans>Retry</Trans>
      </Button>
    </>
  )
}
