import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { TaskView } from '@/contract/endpoints/tasks'

/** Announces status changes of the tasks on the page to screen readers. */
export function TaskAnnouncer({ tasks }: { tasks: readonly TaskView[] }) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const known = useRef<Map<string, TaskView['status']> | null>(null)

  useEffect(() => {
    const before = known.current
    known.current = new Map(tasks.map((task) => [task.task_id, task.status]))
    // Tasks present when the page opened are not announced.
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
