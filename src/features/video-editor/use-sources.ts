import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { timelineSourceQuery } from '@/api/timelines.functions'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import { filesOfTimeline, type Timeline } from '@/contract/timeline'

// A stable function, so that the same answers yield the same map.
const together = (all: UseQueryResult<TimelineSource>[]) => ({
  sources: new Map(all.flatMap(({ data }) => (data ? [[data.file_id, data] as const] : []))),
  error: all.find(({ error }) => error)?.error ?? null,
})

/** The sources of a film's files, and the first error among them. */
export const useSources = (timeline: Timeline) =>
  useQueries({ queries: filesOfTimeline(timeline).map(timelineSourceQuery), combine: together })
