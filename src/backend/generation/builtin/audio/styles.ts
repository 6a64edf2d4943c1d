import type { Mood } from '../../../../contract/ad-words.ts'
import type { INSTRUMENTS } from './instruments.ts'

type InstrumentName = keyof typeof INSTRUMENTS
export type Drums = 'none' | 'brushes' | 'shaker' | 'claps' | 'floor' | 'machine'

/** How a mood sounds: its tempo, its mode, its instruments. */
export interface Style {
  beatsPerMinute: [number, number]
  /** Degrees of the scale under each bar. */
  progressions: number[][]
  isMinor: boolean
  lead: InstrumentName
  /** Occasionally plays along high above. */
  sparkle: InstrumentName | null
  drums: Drums
  /** Notes per beat of the lead. */
  density: number
  /** The fraction of a beat by which every second eighth is delayed. */
  swing: number
  /** Loudness of the strings; 0 for none. */
  strings: number
  /** Bass notes, in beats of the bar. */
  bass: number[]
  /** The share of reverb, and its duration. */
  room: [share: number, seconds: number]
}

/** Felt keys in a large room, no drums. */
const QUIET: Style = {
  beatsPerMinute: [66, 74],
  progressions: [
    [0, 3, 5, 4],
    [0, 5, 3, 3],
  ],
  isMinor: false,
  lead: 'keys',
  sparkle: 'bell',
  drums: 'none',
  density: 1,
  swing: 0,
  strings: 1,
  bass: [0],
  room: [0.5, 1.6],
}
/** Plucked strings and a shaker, as around a table. */
const FRIENDLY: Style = {
  beatsPerMinute: [90, 100],
  progressions: [
    [0, 5, 1, 4],
    [0, 3, 5, 4],
  ],
  isMinor: false,
  lead: 'guitar',
  sparkle: null,
  drums: 'shaker',
  density: 2,
  swing: 0.08,
  strings: 0.45,
  bass: [0, 2],
  room: [0.22, 0.7],
}
/** Wooden bars and hand claps. */
const MERRY: Style = {
  beatsPerMinute: [108, 116],
  progressions: [
    [0, 4, 5, 3],
    [3, 0, 4, 5],
  ],
  isMinor: false,
  lead: 'mallet',
  sparkle: 'bell',
  drums: 'claps',
  density: 2,
  swing: 0.14,
  strings: 0.25,
  bass: [0, 1.5, 2.5],
  room: [0.2, 0.5],
}
/** Four to the floor, sixteenths of a bright synthesizer, minor. */
const DRIVING: Style = {
  beatsPerMinute: [124, 132],
  progressions: [
    [0, 5, 3, 4],
    [0, 3, 4, 5],
  ],
  isMinor: true,
  lead: 'arp',
  sparkle: null,
  drums: 'floor',
  density: 4,
  swing: 0,
  strings: 0.6,
  bass: [0, 0.5, 1.5, 2, 2.5, 3.5],
  room: [0.16, 0.5],
}

export const STYLES: Record<Mood, Style> = {
  calm: QUIET,
  luxury: {
    ...QUIET,
    beatsPerMinute: [76, 82],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 5, 4],
    ],
    isMinor: true,
    drums: 'brushes',
    bass: [0, 2],
  },
  minimal: {
    ...QUIET,
    beatsPerMinute: [82, 88],
    progressions: [[0, 3, 0, 4]],
    sparkle: null,
    drums: 'brushes',
    strings: 0.5,
    density: 2,
    room: [0.3, 0.9],
  },
  warm: FRIENDLY,
  nature: {
    ...FRIENDLY,
    beatsPerMinute: [84, 90],
    progressions: [
      [0, 4, 3, 0],
      [0, 2, 3, 4],
    ],
    sparkle: 'bell',
    strings: 0.7,
    room: [0.36, 1.2],
  },
  playful: MERRY,
  energetic: DRIVING,
  tech: {
    ...DRIVING,
    beatsPerMinute: [100, 106],
    progressions: [
      [0, 5, 2, 6],
      [0, 0, 5, 6],
    ],
    drums: 'machine',
    bass: [0, 0.75, 2.5],
    sparkle: 'keys',
    room: [0.26, 0.9],
  },
}
