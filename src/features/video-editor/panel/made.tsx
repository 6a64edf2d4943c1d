import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { balanceQuery } from '@/api/credits.functions'
import { cancelTaskFn } from '@/api/tasks.functions'
import { taskKeys, taskQuery, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { downloadAddress } from '@/components/creations/download-address'
import { burnFailure } from '@/components/subtitles/burn-failure'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { isFinished } from '@/contract/generation'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { useNumbers } from './use-numbers'

/** The progress of the film, and then the film. */
export function Made({ taskId }: { taskId: string }) {
  const { t, i18n } = useLingui()
  const lang = useLanguage()
  const { percent } = useNumbers()
  const client = useQueryClient()
  const { data: task } = useQuery({
    ...taskQuery(taskId, { isPolling: true }),
    initialData: () => client.getQueryData(taskQuery(taskId).queryKey),
    queryKey: taskKeys.detail(taskId),
  })
  const cancel = useMutation({
    mutationFn: () => cancelTaskFn({ data: { taskId } }),
    onSuccess(cancelled) {
      writeTask(client, cancelled)
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
  if (!task) return null
  const [output] = task.outputs
  const share = percent(task.progress)
  return (
    <div aria-live="polite" className="flex flex-col gap-2 rounded-lg border p-3">
      {!isFinished(task.status) && (
        <>
          <p>
            <Trans>Making your video · {share}</Trans>
          </p>
          <Progress value={task.progress * 100} label={t`Making your video`} />
          {/* Once it runs, its credits are used: the history asks before. */}
          {task.status === 'CREATED' && (
            <Button
              variant="ghost"
              size="sm"
              loading={cancel.isPending}
              onClick={() => cancel.mutate()}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
        </>
      )}
      {task.status === 'FAILED' && <p className="text-destructive">{burnFailure(i18n, task)}</p>}
      {task.status === 'CANCELLED' && <Trans>Canceled</Trans>}
      {output && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-medium">
            <Trans>Your video is ready.</Trans>
          </p>
          <Button asChild variant="secondary" size="sm">
            <a href={downloadAddress(output.url)} download>
              <Download />
              <Trans>Download</Trans>
            </a>
          </Button>
        </div>
      )}
      <Link to="/$lang/history" params={{ lang }} className="self-start text-link underline">
        <Trans>Show in history</Trans>
      </Link>
    </div>
  )
}
