import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { Suspense, useState } from 'react'
import { taskQuery } from '@/api/tasks.queries'
import { useDeletedIds } from '@/browser/deletions'
import type { OpenOutput } from '@/components/creations/output-tile'
import { TaskFeed } from '@/components/creations/task-feed'
import { CreationPreview } from '@/components/media-preview/late-creation-preview'
import { withoutDeleted } from '@/components/selection/without-deleted'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { isAppError } from '@/contract/app-error'
import { errorMessage } from '@/i18n/error-messages'
import { AllCreations } from './all-creations'
import { HistorySkeleton } from './history-skeleton'

/** A single creation, as linked from the credits it cost. */
export function HistoryTask({ taskId }: { taskId: string }) {
  const { i18n } = useLingui()
  const { data, error, ...query } = useQuery(taskQuery(taskId))
  const deleted = useDeletedIds()
  const [task] = data ? withoutDeleted(data, deleted) : []
  const [previewId, setPreviewId] = useState<string | null>(null)
  const open: OpenOutput = (_task, output) => setPreviewId(output.output_id)

  if (task) {
    return (
      <>
        <TaskFeed tasks={[task]} hasCaptions onOpen={open} onPreview={open} />
        {previewId && (
          <Suspense>
            <CreationPreview
              items={task.outputs.map((output) => ({ task, output }))}
              outputId={previewId}
              onShow={setPreviewId}
              onClose={() => setPreviewId(null)}
            />
          </Suspense>
        )}
      </>
    )
  }
  if (!error && !data) return <HistorySkeleton />
  if (data || (isAppError(error) && error.code === 'not_found')) {
    return (
      <EmptyState
        icon={ImageOff}
        title={<Trans>Creation not found</Trans>}
        description={<Trans>It was deleted, or it belongs to someone else on your team.</Trans>}
        action={<AllCreations />}
      />
    )
  }
  return (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  )
}
