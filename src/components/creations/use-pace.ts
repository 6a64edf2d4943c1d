import { useState } from 'react'
import { useNow } from '@/components/labels/use-now'
import type { TaskView } from '@/contract/endpoints/tasks'
import { type Pace, paceAfter, secondsLeft } from './pace'

/** Progress and remaining seconds of a running task; they only move forward, without jumping. */
export function usePace(task: TaskView): { progress: number; seconds: number | null } {
  const now = useNow(1_000)
  const [seen, setSeen] = useState<{ task: TaskView; pace: Pace } | null>(null)
  if (now !== null && seen?.task !== task) {
    const before = seen?.task.task_id === task.task_id ? seen.pace : null
    setSeen({ task, pace: paceAfter(before, task, now) })
  }
  if (now === null || !seen) return { progress: task.progress, seconds: task.eta_seconds }
  return { progress: seen.pace.progress, seconds: secondsLeft(seen.pace, now) }
}
