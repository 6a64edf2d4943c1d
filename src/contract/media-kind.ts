/**
 * What a file is that somebody gave or a task made. This list is the only one: audio, text or
 * subtitles become possible by a word here, and what says something of every kind is a table keyed
 * by it, so that the compiler names each place that must learn the new one.
 */
export const MEDIA_KINDS = ['image', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]
