import type { TaskView } from '@/contract/endpoints/tasks'

export interface DayGroup {
  /** Calendar day in the user's time zone, `2026-11-21`. */
  day: string
  tasks: TaskView[]
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of an instant in a time zone. */
export function dayOf(instant: string | number, timeZone: string): string {
  let format = dayFormats.get(timeZone)
  if (!format) {
    // The Swedish locale formats dates as ISO.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    dayFormats.set(timeZone, format)
  }
  return format.format(new Date(instant))
}

/** Groups tasks by the day they were requested, keeping their order. */
export function groupByDay(tasks: readonly TaskView[], timeZone: string): DayGroup[] {
  const groups: DayGroup[] = []
  for (const task of tasks) {
    const day = dayOf(task.created_at, timeZone)
    const last = groups.at(-1)
    if (last?.day === day) last.tasks.push(task)
    else groups.push({ day, tasks: [task] })
  }
  return groups
}

/** Whole days between a day and today; 0 is today, 1 yesterday. */
export function daysAgo(day: string, timeZone: string, now: number): number {
  const today = dayOf(now, timeZone)
  return Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
}
