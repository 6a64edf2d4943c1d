import { Plural } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'

/** How many generations are under way. */
export function RunningTasks({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-sm tabular-nums">
      <Hourglass className="size-3.5 text-muted-foreground" aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="sr-only">
        <Plural value={count} one="# generation running" other="# generations running" />
      </span>
    </span>
  )
}
