import type { TimelineSource } from '@/contract/endpoints/timelines'

/** The sources of a film, by file id. */
export type Sources = ReadonlyMap<string, TimelineSource>
