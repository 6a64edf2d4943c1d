/**
 * Kinds of files that people upload or tasks make. This list is the only one: add a kind here, and the
 * compiler names every place that must handle it, since tables are keyed by it.
 */
export const MEDIA_KINDS = ['image', 'video', 'audio'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Visual kinds, which people can upload, publish, and save for their ads. Sound is only ever a result. */
export const SEEN_KINDS = ['image', 'video'] as const
export type SeenKind = (typeof SEEN_KINDS)[number]
