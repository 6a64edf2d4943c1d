import { Trans } from '@lingui/react/macro'
import { useNow } from '@/components/labels/use-now'
import type { TaskView } from '@/contract/endpoints/tasks'
import { clockTime } from './output-text'
import { usePace } from './use-pace'

/** The queue position of a waiting task, or the estimated time left of a running one. */
export function TaskProgressText({ task }: { task: TaskView }) {
  return task.status === 'CREATED' ? (
    <QueuePlace position={task.queue_position} />
  ) : (
    <Remaining task={task} />
  )
}

function QueuePlace({ position }: { position: number | null }) {
  if (position === null) return null
  return position === 1 ? <Trans>Next in line</Trans> : <Trans>Number {position} in line</Trans>
}

function Remaining({ task }: { task: TaskView }) {
  const now = useNow(1_000)
  const { seconds } = usePace(task)
  const elapsed = now && task.started_at ? (now - Date.parse(task.started_at)) / 1_000 : null
  const isElapsedKnown = elapsed !== null && elapsed > 0
  if (seconds === null) return isElapsedKnown && clockTime(elapsed)
  return (
    <>
      {seconds > 0 ? <Trans>about {seconds} s</Trans> : <Trans>almost done</Trans>}
      {/* A narrow tile has a single line for this. */}
      {isElapsedKnown && <span className="@max-[9rem]/tile:hidden"> · {clockTime(elapsed)}</span>}
    </>
  )
}
