import type { OwnMedia } from '@/components/own-media/use-own-file'
import type { SoundtrackToMix } from '@/contract/endpoints/soundtrack'

/** The form values. */
export interface Mix {
  video: OwnMedia | null
  voice: string | null
  /** Second at which the voice begins. */
  voiceAt: number
  music: string | null
  /** Relative volume in dB. */
  musicGain: number
  keepsSound: boolean
}

export const FIRST_MIX: Mix = {
  video: null,
  voice: null,
  voiceAt: 0,
  music: null,
  musicGain: 0,
  keepsSound: true,
}

/** The request; null while there is no sound to add. */
export function soundtrackOf(mix: Mix): SoundtrackToMix | null {
  const { voice, voiceAt, music, musicGain, keepsSound } = mix
  if (!voice && !music) return null
  return {
    ...(voice && { voice: { output_id: voice, at_seconds: voiceAt } }),
    ...(music && { music: { output_id: music, gain_db: musicGain } }),
    keeps_sound: keepsSound,
  }
}
