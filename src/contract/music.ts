/** Background music that one may ask for. Kept free of zod: the form and the engine share it. */
export const MUSIC_GENRES = [
  'acoustic',
  'ambient',
  'cinematic',
  'corporate',
  'electronic',
  'lofi',
  'pop',
] as const
export type MusicGenre = (typeof MUSIC_GENRES)[number]

export const MUSIC_MOODS = ['happy', 'calm', 'energetic', 'serious'] as const
export type MusicMood = (typeof MUSIC_MOODS)[number]

/** `wav` repeats without a gap everywhere; `m4a` is AAC, an eighth of its size. */
export const MUSIC_FORMATS = ['m4a', 'wav'] as const
export type MusicFormat = (typeof MUSIC_FORMATS)[number]

/** What a piece is played by, as files of their own; together they are the piece. */
export const MUSIC_STEMS = ['melody', 'chords', 'bass', 'drums'] as const
export type MusicStem = (typeof MUSIC_STEMS)[number]

export const MUSIC_SECONDS = [5, 6, 8, 10, 15, 20, 30, 45, 60]
export const TEMPO_MIN = 50
export const TEMPO_MAX = 180

/** Shape of the picture that stands for sound wherever results are shown. */
export const SOUND_PICTURE = { ratio: '16:9', width: 960, height: 540 } as const
