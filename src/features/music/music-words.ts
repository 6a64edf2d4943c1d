import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MusicGenre, MusicMood } from '@/contract/music'

export const GENRE_NAMES: Record<MusicGenre, MessageDescriptor> = {
  acoustic: msg`Acoustic`,
  ambient: msg`Ambient`,
  cinematic: msg`Cinematic`,
  corporate: msg`Corporate`,
  electronic: msg`Electronic`,
  lofi: msg`Lo-fi`,
  pop: msg({ message: 'Pop', context: 'music' }),
}

export const MOOD_NAMES: Record<MusicMood, MessageDescriptor> = {
  happy: msg({ message: 'Happy', context: 'music' }),
  calm: msg({ message: 'Calm', context: 'music' }),
  energetic: msg({ message: 'Energetic', context: 'music' }),
  serious: msg({ message: 'Serious', context: 'music' }),
}
