import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Images } from 'lucide-react'
import { taskKeys, taskQuery } from '@/api/tasks.queries'
import { downloadAddress } from '@/components/creations/download-address'
import { failureSentence } from '@/components/creations/failure-sentence'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Progress } from '@/components/ui/progress'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'

interface ShotsProps {
  taskId: string
  /** Whether it is a single image, which stands beside others. */
  isOne: boolean
  /** Goes on with one of them as the product's picture; without it, none is offered for that. */
  onUse?: (output: Pick<TaskOutput, 'output_id' | 'preview_url'>) => void
}

/** A photoshoot while it is made, and its images. */
export function Shots({ taskId, isOne, onUse }: ShotsProps) {
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
    <section
      aria-live="polite"
      className={cn('flex min-w-0 flex-col gap-3', !isOne && 'col-span-full')}
    >
      {isOne && (
        <h2 className="line-clamp-2 text-muted-foreground text-sm wrap-anywhere">{task.prompt}</h2>
      )}
      {!isFinished(task.status) && (
        <Progress value={task.progress * 100} label={t`Making your images`} />
      )}
      {task.status === 'FAILED' && (
        <p className="text-destructive text-sm">{failureSentence(i18n, task)}</p>
      )}
      {task.status === 'CANCELLED' && <Trans>Canceled</Trans>}
      {task.outputs.length > 0 && (
        <>
          <ul className={cn('grid gap-3', !isOne && 'grid-cols-2 sm:grid-cols-3')}>
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
                {onUse && (
                  <Button
                    variant="secondary"
                    size="sm"
                    className="h-auto whitespace-normal"
                    onClick={() => onUse({ output_id, preview_url })}
                  >
                    <Images aria-hidden />
                    <Trans>Place in scenes</Trans>
                  </Button>
                )}
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
