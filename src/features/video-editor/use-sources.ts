import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { timelineSourceQuery } from '@/api/timelines.functions'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import { filesOfTimeline, type Timeline } from '@/contract/timeline'

// By one function, so that the same answers stay the same map.
const together = (all: UseQueryResult<TimelineSource>[]) => ({
  sources: new Map(all.flatMap(({ data }) => (data ? [[data.file_id, data] as const] : []))),
  error: all.find(({ error }) => error)?.error ?? null,
})

/** What is known of the files of a film; the first error says what is wrong with one. */
export const useSources = (timeline: Timeline) =>
  useQueries({ queries: filesOfTimeline(timeline).map(timelineSourceQuery), combine: together })
