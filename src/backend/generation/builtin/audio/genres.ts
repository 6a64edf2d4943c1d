import type { MusicGenre, MusicMood } from '../../../../contract/music.ts'
import { STYLES, type Style } from './styles.ts'

/** How each genre is played before a mood changes it. */
const GENRES: Record<MusicGenre, Style> = {
  acoustic: STYLES.warm,
  ambient: { ...STYLES.calm, density: 1, room: [0.6, 2] },
  cinematic: {
    ...STYLES.luxury,
    beatsPerMinute: [84, 92],
    lead: 'bell',
    sparkle: 'keys',
    density: 2,
    strings: 1.2,
    bass: [0, 2, 3],
  },
  corporate: { ...STYLES.minimal, beatsPerMinute: [104, 110], drums: 'claps', bass: [0, 2] },
  electronic: STYLES.energetic,
  lofi: {
    ...STYLES.minimal,
    beatsPerMinute: [74, 82],
    progressions: [
      [1, 4, 0, 5],
      [3, 2, 1, 0],
    ],
    drums: 'shaker',
    swing: 0.16,
    sparkle: 'bell',
    bass: [0, 1.5, 2.5],
  },
  pop: STYLES.playful,
}

/** How a mood changes any genre. */
const MOODS: Record<MusicMood, (style: Style) => Partial<Style>> = {
  happy: () => ({ isMinor: false }),
  calm: ({ beatsPerMinute, strings, density }) => ({
    beatsPerMinute: times(beatsPerMinute, 0.85),
    density: Math.max(1, density / 2),
    strings: strings + 0.3,
    drums: 'none',
  }),
  energetic: ({ beatsPerMinute, density, drums }) => ({
    beatsPerMinute: times(beatsPerMinute, 1.15),
    density: Math.min(4, density * 2),
    drums: drums === 'none' || drums === 'brushes' ? 'shaker' : drums,
  }),
  serious: ({ beatsPerMinute }) => ({ isMinor: true, beatsPerMinute: times(beatsPerMinute, 0.95) }),
}

interface Wish {
  genre: MusicGenre
  mood: MusicMood
  /** Beats per minute; null leaves it to genre and mood. */
  tempo: number | null
}

/** Who plays what, and how fast. */
export function styleOf({ genre, mood, tempo }: Wish): Style {
  const base = GENRES[genre]
  const style = { ...base, ...MOODS[mood](base) }
  return tempo === null ? style : { ...style, beatsPerMinute: [tempo, tempo] }
}

const times = ([slow, fast]: Style['beatsPerMinute'], factor: number): Style['beatsPerMinute'] => [
  slow * factor,
  fast * factor,
]
