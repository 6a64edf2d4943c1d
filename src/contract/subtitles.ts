import type { SafeZone } from './safe-zone.ts'

/** Words of a film and when they are said. Kept free of zod: screen, server and engine share it. */
export interface Cue {
  from_ms: number
  to_ms: number
  /** Lines are parted as they shall be read. */
  text: string
  /** Of a translation: that these words are still those of the original. */
  is_untranslated?: boolean | undefined
}

export const CUES_MAX = 1_000
export const CUE_TEXT_MAX = 400
/** Subtitles that somebody keeps. */
export const SUBTITLE_TRACKS_MAX = 200
export const SUBTITLE_NAME_MAX = 120
/** The longest film that subtitles are burnt into. */
export const SUBTITLED_SECONDS_MAX = 600
/** The longest film that is listened to. */
export const TRANSCRIBED_SECONDS_MAX = 1_800
/** So many cues are translated at a time: a sentence that goes on stays together, and one sees how far it is. */
export const TRANSLATED_AT_ONCE = 20
/** Bars of a waveform in a second. */
export const PEAKS_PER_SECOND = 25

/** `outline`: letters with a rim; `box`: on a plate; `highlight`: the word that is said stands out. */
export const SUBTITLE_LOOKS = ['outline', 'box', 'highlight'] as const
export const SUBTITLE_SIZES = ['small', 'medium', 'large'] as const
export const SUBTITLE_PLACES = ['bottom', 'middle', 'top'] as const

export interface SubtitleStyle {
  look: (typeof SUBTITLE_LOOKS)[number]
  size: (typeof SUBTITLE_SIZES)[number]
  place: (typeof SUBTITLE_PLACES)[number]
  /** `#rrggbb` of the letters. */
  ink: string
  /** `#rrggbb` of rim, plate, or what stands out. */
  accent: string
}

export const FIRST_SUBTITLE_STYLE: SubtitleStyle = {
  look: 'box',
  size: 'medium',
  place: 'bottom',
  ink: '#ffffff',
  accent: '#101014',
}

/** Height of letters in parts of the frame's shorter edge. */
export const SUBTITLE_SIZE_SHARES: Record<SubtitleStyle['size'], number> = {
  small: 0.044,
  medium: 0.056,
  large: 0.072,
}
/** Room at the sides in parts of the width: lines are no wider than the rest. */
export const SUBTITLE_SIDE_SHARE = 0.07

/** What is said at a moment; a cue that began earlier comes first. */
export const cuesAt = <One extends Cue>(cues: readonly One[], ms: number): One[] =>
  cues.filter(({ from_ms, to_ms }) => from_ms <= ms && ms < to_ms)

/** In the order of time, as files and players have them. */
export const byTime = (one: Cue, other: Cue): number =>
  one.from_ms - other.from_ms || one.to_ms - other.to_ms

/** Where words may be: in parts of the frame, from its edges. Upright frames keep clear of what apps lay over them. */
export function subtitleZone(
  { width, height }: { width: number; height: number },
  zone: SafeZone | null | undefined,
): SafeZone {
  const isUpright = height / width > 1.5
  return {
    top: Math.max(isUpright ? 0.13 : 0.07, zone?.top ?? 0),
    bottom: Math.max(isUpright ? 0.17 : 0.07, zone?.bottom ?? 0),
    left: Math.max(SUBTITLE_SIDE_SHARE, zone?.left ?? 0),
    right: Math.max(SUBTITLE_SIDE_SHARE, zone?.right ?? 0),
  }
}
