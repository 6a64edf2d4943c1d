import type { TimelineSource } from '@/contract/endpoints/timelines'

/** What is known of the files of a film, by their ids. */
export type Sources = ReadonlyMap<string, TimelineSource>
