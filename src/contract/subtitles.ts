import type { SafeZone } from './safe-zone.ts'

/** Text of a video with its times. Kept free of zod: screen, server and engine share it. */
export interface Cue {
  from_ms: number
  to_ms: number
  /** Line breaks are kept as they should be displayed. */
  text: string
  /** In a translation: these words are still the original's. */
  is_untranslated?: boolean | undefined
}

export const CUES_MAX = 1_000
export const CUE_TEXT_MAX = 400
/** Most saved subtitle tracks. */
export const SUBTITLE_TRACKS_MAX = 200
export const SUBTITLE_NAME_MAX = 120
/** Longest video that subtitles can be burned into. */
export const SUBTITLED_SECONDS_MAX = 600
/** Longest video that can be transcribed. */
export const TRANSCRIBED_SECONDS_MAX = 1_800
/** Cues per translation request: few enough to show progress, enough to keep sentences together. */
export const TRANSLATED_AT_ONCE = 20
/** Bars of a waveform per second. */
export const PEAKS_PER_SECOND = 25

/** `outline`: letters with a rim; `box`: on a plate; `highlight`: the spoken word stands out. */
export const SUBTITLE_LOOKS = ['outline', 'box', 'highlight'] as const
export const SUBTITLE_SIZES = ['small', 'medium', 'large'] as const
export const SUBTITLE_PLACES = ['bottom', 'middle', 'top'] as const

export interface SubtitleStyle {
  look: (typeof SUBTITLE_LOOKS)[number]
  size: (typeof SUBTITLE_SIZES)[number]
  place: (typeof SUBTITLE_PLACES)[number]
  /** `#rrggbb` of the letters. */
  ink: string
  /** `#rrggbb` of the rim, plate, or highlight. */
  accent: string
}

export const FIRST_SUBTITLE_STYLE: SubtitleStyle = {
  look: 'box',
  size: 'medium',
  place: 'bottom',
  ink: '#ffffff',
  accent: '#101014',
}

/** Letter height as a fraction of the frame's shorter edge. */
export const SUBTITLE_SIZE_SHARES: Record<SubtitleStyle['size'], number> = {
  small: 0.044,
  medium: 0.056,
  large: 0.072,
}
/** Side margin as a fraction of the width; lines use the rest. */
export const SUBTITLE_SIDE_SHARE = 0.07

/** The cues at a moment; earlier ones come first. */
export const cuesAt = <One extends Cue>(cues: readonly One[], ms: number): One[] =>
  cues.filter(({ from_ms, to_ms }) => from_ms <= ms && ms < to_ms)

/** Sorts by time, as files and players expect. */
export const byTime = (one: Cue, other: Cue): number =>
  one.from_ms - other.from_ms || one.to_ms - other.to_ms

/**
 * Where subtitles may be, as margins in fractions of the frame. Upright frames avoid what apps lay over them.
 */
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
