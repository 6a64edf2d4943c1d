import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { taskKeys, taskQuery } from '@/api/tasks.queries'
import { downloadAddress } from '@/components/creations/download-address'
import { failureSentence } from '@/components/creations/failure-sentence'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { isFinished } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'

/** A photoshoot while it is made, and its images. */
export function Shots({ taskId }: { taskId: string }) {
  const { t, i18n } = useLingui()
  const lang = useLanguage()
  const client = useQueryClient()
  const { data: task } = useQuery({
    ...taskQuery(taskId, { isPolling: true }),
    initialData: () => client.getQueryData(taskQuery(taskId).queryKey),
    queryKey: taskKeys.detail(taskId),
  })
  if (!task) return null
  return (
    <section aria-live="polite" className="flex flex-col gap-3">
      {!isFinished(task.status) && (
        <Progress value={task.progress * 100} label={t`Making your images`} />
      )}
      {task.status === 'FAILED' && (
        <p className="text-destructive text-sm">{failureSentence(i18n, task)}</p>
      )}
      {task.status === 'CANCELLED' && <Trans>Canceled</Trans>}
      {task.outputs.length > 0 && (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {task.outputs.map(({ output_id, url, preview_url, width, height }, place) => (
              <li key={output_id} className="flex flex-col gap-2">
                <img
                  src={preview_url}
                  alt={t`Your product, number ${place + 1}`}
                  width={width}
                  height={height}
                  className="h-auto w-full rounded-lg border"
                />
                <Button asChild variant="secondary" size="sm">
                  <a href={downloadAddress(url)} download>
                    <Download aria-hidden />
                    <Trans>Download</Trans>
                  </a>
                </Button>
              </li>
            ))}
          </ul>
          <Link
            to="/$lang/history"
            params={{ lang }}
            className="self-start text-link text-sm underline"
          >
            <Trans>Show in history</Trans>
          </Link>
        </>
      )}
    </section>
  )
}
