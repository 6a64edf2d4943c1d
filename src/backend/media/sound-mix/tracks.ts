/** What a sound is to the others: everything else gives way to a voice. */
export const TRACK_ROLES = ['voice', 'original', 'music'] as const
export type TrackRole = (typeof TRACK_ROLES)[number]

/** One sound and its place. */
export interface SoundTrack {
  /** By absolute path; of a video its first sound track, which it must have. */
  file: string
  role: TrackRole
  /** When it begins in the mix. */
  atSeconds?: number
  /** What of the file is heard: from where, and how long at most. */
  fromSeconds?: number
  seconds?: number
  /** Louder or quieter than others of its role, in dB. */
  gain?: number
  /** How long it comes and goes; by default music goes out, and the rest hardly. */
  fadeInSeconds?: number
  fadeOutSeconds?: number
  /** Begins again until the mix ends. */
  isLooped?: boolean
}

export interface SoundMix {
  tracks: readonly SoundTrack[]
  /** Length of the whole; what sounds longer is cut off. */
  seconds: number
  /** Somebody has set how loud they are to each other: roles are not brought to levels of ours. */
  isBalanced?: boolean
  /** Where the mix is written: WAV, 48 kHz, stereo. It appears only when it is whole. */
  file: string
  signal: AbortSignal
}
