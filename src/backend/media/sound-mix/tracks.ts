/** A sound's role in the mix: everything else gives way to a voice. */
export const TRACK_ROLES = ['voice', 'original', 'music'] as const
export type TrackRole = (typeof TRACK_ROLES)[number]

/** One sound and its position. */
export interface SoundTrack {
  /** Absolute path; for a video its first sound track, which must exist. */
  file: string
  role: TrackRole
  /** Start time in the mix. */
  atSeconds?: number
  /** The part of the file to play: start, and maximum length. */
  fromSeconds?: number
  seconds?: number
  /** Louder or quieter than others of its role, in dB. */
  gain?: number
  /** Fade lengths; by default music fades out, and everything else hardly fades. */
  fadeInSeconds?: number
  fadeOutSeconds?: number
  /** Loops until the mix ends. */
  isLooped?: boolean
}

export interface SoundMix {
  tracks: readonly SoundTrack[]
  /** Length of the mix; longer sounds are cut off. */
  seconds: number
  /** Somebody has set the relative levels: roles aren't brought to ours. */
  isBalanced?: boolean
  /** Where the mix is written: WAV, 48 kHz, stereo. Appears only once it is complete. */
  file: string
  signal: AbortSignal
}
