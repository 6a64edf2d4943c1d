import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { adminTasksQuery } from '@/api/admin.queries'
import type { AdminTask } from '@/contract/endpoints/admin/tasks'
import { QueryPart } from '../query-part'
import { TaskLine } from './task-line'

/** The waiting, running and failed tasks, and the operator's actions. */
export function TaskWatch() {
  const query = useQuery(adminTasksQuery())
  return (
    <QueryPart query={query}>
      {({ waiting, running, elsewhere, unfinished, failed }) => (
        <div className="flex flex-col gap-6">
          <dl className="grid grid-cols-3 gap-3">
            <Figure label={<Trans>Waiting</Trans>} value={waiting} />
            <Figure label={<Trans>Running</Trans>} value={running} />
            <Figure label={<Trans>At providers</Trans>} value={elsewhere} />
          </dl>
          <TaskList
            title={<Trans>Unfinished, oldest first</Trans>}
            empty={<Trans>Nothing is queued or running.</Trans>}
            tasks={unfinished}
          />
          <TaskList
            title={<Trans>Failed, newest first</Trans>}
            empty={<Trans>Nothing has failed.</Trans>}
            tasks={failed}
          />
        </div>
      )}
    </QueryPart>
  )
}

function Figure({ label, value }: { label: ReactNode; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-lg border bg-card p-4">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="font-semibold text-xl tabular-nums">{value}</dd>
    </div>
  )
}

interface TaskListProps {
  title: ReactNode
  empty: ReactNode
  tasks: readonly AdminTask[]
}

function TaskList({ title, empty, tasks }: TaskListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-base">
        {title}
      </h2>
      {tasks.length === 0 ? (
        <p className="text-muted-foreground text-sm">{empty}</p>
      ) : (
        <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card text-sm">
          {tasks.map((task) => (
            <TaskLine
              key={task.task_id}
              task={task}
              // The task's line disappears, and the focus with it.
              onReleased={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
