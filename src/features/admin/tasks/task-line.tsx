import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { adminRetryTaskFn } from '@/api/admin.functions'
import { RelativeTime } from '@/components/labels/relative-time'
import { WORKFLOW_LABELS } from '@/components/labels/workflow-labels'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { AdminTask } from '@/contract/endpoints/admin/tasks'
import { useAdminAction } from '../use-admin-action'
import { ReleaseButton } from './release-button'

const AT_PROVIDER: Record<AdminTask['at_provider'], MessageDescriptor> = {
  not_submitted: msg`Not submitted`,
  unknown: msg`Submitted, no response yet`,
  known: msg`At the provider`,
}

/** Anyone's task: owner, type, model, age and state; never its content. */
export function TaskLine({ task, onReleased }: { task: AdminTask; onReleased: () => void }) {
  const { i18n } = useLingui()
  const isFailed = task.status === 'FAILED'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 grow basis-56 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{i18n._(WORKFLOW_LABELS[task.workflow_type])}</span>
          <Badge variant={isFailed ? 'destructive' : 'outline'}>
            {isFailed ? task.error_code : i18n._(AT_PROVIDER[task.at_provider])}
          </Badge>
        </span>
        <span className="break-all text-muted-foreground">
          {task.model} · {task.email ?? '–'}
        </span>
        <span className="flex flex-wrap gap-x-2 text-muted-foreground">
          <RelativeTime at={task.created_at} />
          <span aria-hidden>·</span>
          <Plural value={task.attempts} one="# attempt" other="# attempts" />
          <span aria-hidden>·</span>
          <Plural value={task.credits} one="# credit" other="# credits" />
        </span>
      </div>
      {isFailed ? (
        <RetryButton taskId={task.task_id} />
      ) : (
        <ReleaseButton taskId={task.task_id} onDone={onReleased} />
      )}
    </li>
  )
}

function RetryButton({ taskId }: { taskId: string }) {
  const { mutate, isPending, isSuccess } = useAdminAction(adminRetryTaskFn)
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isPending}
      aria-disabled={isSuccess}
      onClick={() => isSuccess || mutate({ taskId })}
    >
      {isSuccess ? <Trans>Restarted</Trans> : <Trans>Try again</Trans>}
    </Button>
  )
}
