/**
 * What a file is that somebody gave or a task made. This list is the only one: text or subtitles become
 * possible by a word here, and what says something of every kind is a table keyed by it, so that the
 * compiler names each place that must learn the new one.
 */
export const MEDIA_KINDS = ['image', 'video', 'audio'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** What can be looked at: what people give, publish and save for their ads. Sound is a result alone. */
export const SEEN_KINDS = ['image', 'video'] as const
export type SeenKind = (typeof SEEN_KINDS)[number]
