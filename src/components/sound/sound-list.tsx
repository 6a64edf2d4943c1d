import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { taskListQuery } from '@/api/tasks.queries'
import { useDeletedIds } from '@/browser/deletions'
import { withoutDeleted } from '@/components/selection/without-deleted'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import type { WorkflowType } from '@/contract/generation'
import { errorMessage } from '@/i18n/error-messages'
import { SoundItem, type SoundWords } from './sound-item'

interface SoundListProps {
  workflow: WorkflowType
  title: ReactNode
  words: SoundWords
}

/** The user's generated sounds of one kind, newest first. */
export function SoundList({ workflow, title, words }: SoundListProps) {
  const { i18n } = useLingui()
  const { data, error, ...query } = useInfiniteQuery(taskListQuery({ type: 'audio' }))
  const deleted = useDeletedIds()
  if (!data) {
    if (!error) return <div className="min-h-40 rounded-xl border bg-card" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  const tasks = data.pages
    .flatMap((page) => page.tasks)
    // A task just requested elsewhere is written into every list.
    .filter(({ workflow_type }) => workflow_type === workflow)
    .flatMap((task) => withoutDeleted(task, deleted))
  if (tasks.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="flex flex-col gap-3">
        {tasks.map((task) => (
          <SoundItem key={task.task_id} shown={task} words={words} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
    </section>
  )
}
