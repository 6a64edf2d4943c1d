import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { TaskView } from '@/contract/endpoints/tasks'

/** Reads out what becomes of the tasks on the page, for who cannot see the tiles change. */
export function TaskAnnouncer({ tasks }: { tasks: readonly TaskView[] }) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const known = useRef<Map<string, TaskView['status']> | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = new Map(tasks.map((task) => [task.task_id, task.status]))
    // What was there when the page opened is no news.
    if (!before) return
    const changed = tasks.find((task) => before.get(task.task_id) !== task.status)
    if (!changed) return
    void import('@/components/creations/announcement').then(({ announcement }) =>
      setText(announcement(i18n, changed)),
    )
  }, [tasks, i18n])

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
