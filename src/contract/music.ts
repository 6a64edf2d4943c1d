/** Background music that can be requested. Kept free of zod: the form and the engine share it. */
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

/** `wav` loops without a gap everywhere; `m4a` is AAC, an eighth of the size. */
export const MUSIC_FORMATS = ['m4a', 'wav'] as const
export type MusicFormat = (typeof MUSIC_FORMATS)[number]

/** The parts of a piece, as separate files; together they make up the piece. */
export const MUSIC_STEMS = ['melody', 'chords', 'bass', 'drums'] as const
export type MusicStem = (typeof MUSIC_STEMS)[number]

export const MUSIC_SECONDS = [5, 6, 8, 10, 15, 20, 30, 45, 60]
export const TEMPO_MIN = 50
export const TEMPO_MAX = 180

/** Size of the picture that stands for sound wherever results are shown. */
export const SOUND_PICTURE = { ratio: '16:9', width: 960, height: 540 } as const
