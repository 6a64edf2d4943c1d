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

/** The music prompt for a model: the chosen settings, then the user's own words. */
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

/** A request's prompt for a model. */
export const wordsOf = ({ music, prompt }: Pick<GenerationRequest, 'music' | 'prompt'>): string =>
  music ? describeMusic(music, prompt) : prompt
