import type { Random } from '../random.ts'
import { kick, noise, type Stereo } from './instruments.ts'
import type { Drums } from './styles.ts'

interface Kit {
  target: Stereo
  random: Random
  /** Seconds per beat. */
  beat: number
  swing: number
}

type Sound = 'kick' | 'clap' | 'hat' | 'shaker' | 'brush'

/** The hits, in sixteenths of a bar. */
const PATTERNS: Record<Drums, Partial<Record<Sound, number[]>>> = {
  none: {},
  brushes: { brush: [4, 12], shaker: [0, 6, 8, 14] },
  shaker: { kick: [0, 8], brush: [4, 12], shaker: [0, 2, 4, 6, 8, 10, 12, 14] },
  claps: { kick: [0, 6, 8], clap: [4, 12], hat: [2, 6, 10, 14] },
  floor: { kick: [0, 4, 8, 12], clap: [4, 12], hat: [2, 6, 10, 14, 15] },
  machine: { kick: [0, 7, 10], clap: [8], hat: [0, 2, 4, 5, 6, 8, 10, 12, 13, 14] },
}
const BEATS_PER_BAR = 4
const STEPS_PER_BEAT = 4

interface Hit {
  lasts: number
  gain: number
  brightness: number
  /** Pan: −1 left and 1 right; a clap is heard on both sides. */
  pans: (side: number) => number[]
}

const NOISES: Record<Exclude<Sound, 'kick'>, Hit> = {
  clap: { lasts: 0.16, gain: 0.075, brightness: 0.62, pans: () => [-0.35, 0.35] },
  hat: { lasts: 0.05, gain: 0.05, brightness: 0.97, pans: (side) => [side * 0.55] },
  shaker: { lasts: 0.08, gain: 0.03, brightness: 0.97, pans: (side) => [side * 0.55] },
  brush: { lasts: 0.2, gain: 0.04, brightness: 0.8, pans: (side) => [side * 0.3] },
}

/** Plays one bar of drums, or as much of it as is left. */
export function playDrums(name: Drums, start: number, beats: number, kit: Kit): void {
  const pattern = PATTERNS[name]
  const until = (beats / BEATS_PER_BAR) * BEATS_PER_BAR * STEPS_PER_BEAT
  const played = (steps: number[] = []) => steps.filter((step) => step < until)
  for (const step of played(pattern.kick))
    kick(kit.target, momentOf(step, start, kit), name === 'floor' ? 0.46 : 0.34)
  for (const sound of ['clap', 'hat', 'shaker', 'brush'] as const)
    for (const step of played(pattern[sound])) hit(NOISES[sound], step, start, kit)
}

/** Every second eighth is slightly late if the music swings. */
const momentOf = (step: number, start: number, { beat, swing }: Kit): number =>
  start + (step / STEPS_PER_BEAT + (step % STEPS_PER_BEAT === 2 ? swing : 0)) * beat

function hit({ pans, gain, ...sound }: Hit, step: number, start: number, kit: Kit): void {
  const isOffBeat = step % STEPS_PER_BEAT === 2
  const at = momentOf(step, start, kit)
  const side = step % STEPS_PER_BEAT === 0 ? -1 : 1
  for (const pan of pans(side))
    noise(kit.target, { ...sound, at, pan, gain: gain * (isOffBeat ? 1 : 0.7) }, kit.random)
}
