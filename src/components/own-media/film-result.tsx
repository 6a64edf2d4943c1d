import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { taskQuery } from '@/api/tasks.queries'
import { downloadAddress } from '@/components/creations/download-address'
import { failureSentence } from '@/components/creations/failure-sentence'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { isFinished } from '@/contract/generation'

/** The video or image a tool makes: its progress, or the finished result with its file. */
export function FilmResult({ taskId, label }: { taskId: string; label: string }) {
  const { i18n } = useLingui()
  const { data: task } = useQuery(taskQuery(taskId, { isPolling: true }))
  if (!task) return null
  const [output] = task.outputs
  return (
    <section className="flex flex-col gap-3 rounded-xl border bg-card p-4">
      {!isFinished(task.status) && <Progress value={task.progress * 100} label={label} />}
      {task.status === 'FAILED' && (
        <p className="text-destructive text-sm">{failureSentence(i18n, task)}</p>
      )}
      {output && (
        <>
          <Seen output={output} name={task.prompt} />
          <Button asChild variant="secondary" className="self-start">
            <a href={downloadAddress(output.url)} download>
              <Download aria-hidden />
              <Trans>Download</Trans>
            </a>
          </Button>
        </>
      )}
    </section>
  )
}

function Seen({ output, name }: { output: TaskOutput; name: string }) {
  const { url, preview_url, kind } = output
  if (kind === 'image')
    return (
      <img src={preview_url} alt={name} className="max-h-[70vh] max-w-full self-start rounded-lg" />
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said was written by whoever hears it
    <video
      controls
      playsInline
      src={url}
      poster={preview_url}
      className="max-h-[70vh] w-full rounded-lg bg-black"
    />
  )
}
