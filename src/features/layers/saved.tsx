import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { taskKeys, taskQuery } from '@/api/tasks.queries'
import { downloadAddress } from '@/components/creations/download-address'
import { Button } from '@/components/ui/button'
import { isFinished } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'
import { useLanguage } from '@/i18n/use-language'

/** The saved result, with a link to it. */
export function Saved({ taskId, kind }: { taskId: string; kind: MediaKind }) {
  const lang = useLanguage()
  const client = useQueryClient()
  const { data: task } = useQuery({
    ...taskQuery(taskId, { isPolling: true }),
    initialData: () => client.getQueryData(taskQuery(taskId).queryKey),
    queryKey: taskKeys.detail(taskId),
  })
  if (!task) return null
  const [output] = task.outputs
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-2 text-sm">
      {!isFinished(task.status) && <Trans>Saving…</Trans>}
      {isFinished(task.status) && !output && (
        <p className="text-destructive">
          {kind === 'video' ? (
            <Trans>The video couldn’t be made. You were not charged.</Trans>
          ) : (
            <Trans>The new version couldn’t be made. You were not charged.</Trans>
          )}
        </p>
      )}
      {output && (
        <>
          {kind === 'video' ? (
            <Trans>Saved as a video</Trans>
          ) : (
            <Trans>Saved as a new version</Trans>
          )}
          <Button asChild variant="secondary" size="sm">
            <a href={downloadAddress(output.url)} download>
              <Download />
              <Trans>Download</Trans>
            </a>
          </Button>
          <Link to="/$lang/history" params={{ lang }} className="text-link underline">
            <Trans>Show in history</Trans>
          </Link>
        </>
      )}
    </div>
  )
}
