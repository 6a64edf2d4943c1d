import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { displayReportFn } from '@/api/tasks.functions'
import type { TaskView } from '@/contract/endpoints/tasks'

const SEEN_AFTER_MS = 1_500

/**
 * Reports new results as seen once they were on screen for a moment. The mark stays until the list reloads:
 * it shows what is new since the last visit.
 */
export function useReportSeen(task: TaskView, element: RefObject<HTMLElement | null>) {
  const { mutate: report } = useMutation({
    mutationFn: (taskId: string) => displayReportFn({ data: { task_ids: [taskId] } }),
  })
  const { task_id, is_new } = task
  useEffect(() => {
    if (!is_new || !element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (!entry?.isIntersecting) return
      timer = setTimeout(() => {
        observer.disconnect()
        report(task_id)
      }, SEEN_AFTER_MS)
    })
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [task_id, is_new, element, report])
}
