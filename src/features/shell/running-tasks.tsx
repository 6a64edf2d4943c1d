import { Plural } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'

const loadQueue = () => import('@/components/creations/task-queue')

/** The number of running generations; opens their list. */
export function RunningTasks({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <LazyMenu
      load={loadQueue}
      menuProps={{}}
      opens="dialog"
      variant="outline"
      size="sm"
      className="rounded-full font-normal tabular-nums"
    >
      <Hourglass className="text-muted-foreground" aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="sr-only">
        <Plural value={count} one="# generation running" other="# generations running" />
      </span>
    </LazyMenu>
  )
}
