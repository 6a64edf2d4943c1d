import type { TaskView } from '@/contract/endpoints/tasks'

const SHOWN_MS = 5_000

/** Milliseconds until a task leaves the feed; only canceled tasks leave. */
export const collapsesIn = ({ status, finished_at }: TaskView, now: number): number =>
  status === 'CANCELLED' && finished_at
    ? Date.parse(finished_at) + SHOWN_MS - now
    : Number.POSITIVE_INFINITY
