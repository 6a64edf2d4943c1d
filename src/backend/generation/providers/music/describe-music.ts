import type { MusicToWrite } from '../../../../contract/endpoints/music.ts'
import type { MusicGenre } from '../../../../contract/music.ts'
import type { GenerationRequest } from '../../provider.ts'

const GENRES: Record<MusicGenre, string> = {
  acoustic: 'acoustic, with guitar and light percussion',
  ambient: 'ambient, with soft pads',
  cinematic: 'cinematic, with orchestra',
  corporate: 'clean corporate background, with piano and muted guitar',
  electronic: 'electronic, with synthesizers',
  lofi: 'lo-fi hip hop, with mellow keys',
  pop: 'modern instrumental pop',
}

/** What a model is told of the music for an ad: what somebody chose, then what they wrote in their own words. */
export function describeMusic({ genre, mood, tempo }: MusicToWrite, ownWords: string): string {
  const parts = [
    'Instrumental background music for an advertisement, without any voices',
    `Style: ${GENRES[genre]}`,
    `Mood: ${mood}`,
    ...(tempo === null ? [] : [`Tempo: ${tempo} BPM`]),
    ...(ownWords === '' ? [] : [ownWords]),
  ]
  return parts.join('. ')
}

/** The words that a request gives a model. */
export const wordsOf = ({ music, prompt }: Pick<GenerationRequest, 'music' | 'prompt'>): string =>
  music ? describeMusic(music, prompt) : prompt
