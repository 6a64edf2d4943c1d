import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactElement } from 'react'
import { taskListQuery } from '@/api/tasks.queries'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Progress } from '@/components/ui/progress'
import type { TaskView } from '@/contract/endpoints/tasks'
import { canNotify } from './done-notice'
import { NotifySwitch } from './notify-switch'
import { TaskActionsProvider, useTaskActions } from './task-actions'
import { TaskProgressText } from './task-progress-text'
import { isActive } from './task-state'
import { usePace } from './use-pace'

/** All generations in progress, wherever they were started, each with a way to stop it. */
export default function TaskQueue({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  const { data } = useInfiniteQuery(taskListQuery({ status: 'active' }))
  const tasks = data?.pages.flatMap((page) => page.tasks).filter(isActive) ?? []
  return (
    // The questions are outside the popover: they close it and must outlive it.
    <TaskActionsProvider>
      <Popover defaultOpen>
        <PopoverTrigger asChild>{trigger}</PopoverTrigger>
        <PopoverContent align="end" className="p-2" aria-label={t`Generation in progress`}>
          <ul>
            {tasks.map((task) => (
              <QueuedTask key={task.task_id} task={task} />
            ))}
          </ul>
          <QueueFooter tasks={tasks} />
        </PopoverContent>
      </Popover>
    </TaskActionsProvider>
  )
}

/** Actions that apply to all tasks. */
function QueueFooter({ tasks }: { tasks: readonly TaskView[] }) {
  const { cancelAll } = useTaskActions()
  const waiting = tasks.filter(({ status }) => status === 'CREATED')
  const canAsk = canNotify()
  if (!canAsk && waiting.length < 2) return null
  return (
    <div className="mt-1 flex flex-col gap-1 border-t p-2 pt-3 text-sm">
      {canAsk && <NotifySwitch />}
      {waiting.length > 1 && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => cancelAll(waiting)}>
          <X aria-hidden />
          <Trans>Cancel all queued</Trans>
        </Button>
      )}
    </div>
  )
}

function QueuedTask({ task }: { task: TaskView }) {
  const { t } = useLingui()
  const { cancel, isBusy } = useTaskActions()
  const isQueued = task.status === 'CREATED'
  const { progress } = usePace(task)
  return (
    <li className="flex items-center gap-3 rounded-md p-2">
      <div className="flex min-w-0 grow flex-col gap-1 text-sm">
        <p className="truncate font-medium">{task.prompt || <Trans>No prompt</Trans>}</p>
        <p className="text-muted-foreground tabular-nums">
          {isQueued ? <Trans>Queued</Trans> : <Trans>Generating</Trans>}{' '}
          <TaskProgressText task={task} />
        </p>
        <Progress value={isQueued ? 0 : progress * 100} label={t`Progress`} />
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Cancel`}
        loading={isBusy(task)}
        onClick={() => cancel(task)}
      >
        <X />
      </Button>
    </li>
  )
}
