import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, CircleAlert, CircleSlash, Ellipsis, FileX, RotateCcw, Trash2 } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { deleteWithUndo } from '@/components/selection/delete-with-undo'
import { Button } from '@/components/ui/button'
import type { TaskView } from '@/contract/endpoints/tasks'
import { failureSentence } from './failure-sentence'
import type { TileState } from './task-state'
import { useReuse } from './use-reuse'

const loadMenu = () => import('./ended-menu')

interface EndedTileProps {
  task: TaskView
  state: Extract<TileState, 'failed' | 'refused' | 'cancelled' | 'expired'>
  tabIndex: number
  onRetry: (task: TaskView) => void
  isRetrying: boolean
}

/** A task with nothing to show: the reason, the cost and the possible actions. */
export function EndedTile(props: EndedTileProps) {
  const { task, state, tabIndex, isRetrying } = props
  const { t, i18n } = useLingui()
  const reuse = useReuse()
  const Icon = ICONS[state]
  const isFinal = state === 'expired' || state === 'refused'
  const onRetry = isFinal ? undefined : () => props.onRetry(task)
  const onEdit = () => reuse(task, null, 'remix')
  const onDelete = task.can_change
    ? () => deleteWithUndo([{ id: task.task_id, kind: 'task' }])
    : undefined
  return (
    <article
      data-tile={task.task_id}
      tabIndex={tabIndex}
      className="@container/tile flex size-full flex-col gap-1 overflow-y-auto rounded-lg border bg-card p-3 -outline-offset-4"
    >
      <p className="flex items-center gap-1.5 font-medium text-sm">
        <Icon className={state === 'failed' ? 'size-4 text-destructive' : 'size-4'} aria-hidden />
        <StateName state={state} />
      </p>
      <p className="text-muted-foreground text-sm">
        {state === 'failed' || state === 'refused' ? (
          failureSentence(i18n, task)
        ) : (
          <Outcome task={task} state={state} />
        )}
      </p>
      <div className="mt-auto flex flex-wrap gap-1 pt-2 @max-[11rem]/tile:hidden">
        {onRetry && (
          <Button
            variant="secondary"
            size="sm"
            loading={isRetrying}
            tabIndex={tabIndex}
            onClick={onRetry}
          >
            <RotateCcw aria-hidden />
            <Trans>Retry</Trans>
          </Button>
        )}
        <Button
          variant={state === 'refused' ? 'secondary' : 'ghost'}
          size="sm"
          tabIndex={tabIndex}
          onClick={onEdit}
        >
          <Trans>Edit prompt</Trans>
        </Button>
        {onDelete && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t`Delete`}
            tabIndex={tabIndex}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
      <LazyMenu
        load={loadMenu}
        menuProps={{ onRetry, onEdit, onDelete }}
        variant="secondary"
        size="icon-sm"
        className="mt-auto shrink-0 @min-[11rem]/tile:hidden"
        aria-label={t`More actions`}
        tabIndex={tabIndex}
      >
        <Ellipsis aria-hidden />
      </LazyMenu>
    </article>
  )
}

const ICONS = { failed: CircleAlert, refused: Ban, cancelled: CircleSlash, expired: FileX }

function StateName({ state }: Pick<EndedTileProps, 'state'>) {
  if (state === 'failed') return <Trans>Failed</Trans>
  if (state === 'refused') return <Trans>Refused</Trans>
  return state === 'cancelled' ? <Trans>Canceled</Trans> : <Trans>Expired</Trans>
}

function Outcome({ task, state }: Pick<EndedTileProps, 'task' | 'state'>) {
  if (state === 'expired') return <Trans>This creation’s files were deleted.</Trans>
  return task.credits_charged === 0 ? (
    <Trans>You were not charged.</Trans>
  ) : (
    <Trans>It had already started, so its credits were used.</Trans>
  )
}
