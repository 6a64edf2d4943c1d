import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import type { OpenOutput } from '@/components/creations/output-tile'
import { TaskActionsProvider } from '@/components/creations/task-actions'
import { TaskFeed } from '@/components/creations/task-feed'
import { WaitingLine } from '@/components/creations/waiting-line'
import { buttonVariants } from '@/components/ui/button'
import type { TaskView } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'

interface FeedProps {
  tasks: readonly TaskView[]
  selectedId: string | undefined
  onOpen: OpenOutput
  onPreview: OpenOutput
}

/** The latest creations, with a link to all of them. */
export function Feed({ tasks, selectedId, onOpen, onPreview }: FeedProps) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <TaskActionsProvider>
      <WaitingLine userId={user?.uid ?? null} />
      <TaskFeed tasks={tasks} selectedOutputId={selectedId} onOpen={onOpen} onPreview={onPreview} />
      <Link
        to="/$lang/history"
        params={{ lang: useLanguage() }}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        <History aria-hidden />
        <Trans>All creations</Trans>
      </Link>
    </TaskActionsProvider>
  )
}
