import type { Mood } from '../../../../contract/ad-words.ts'
import { createRandom, type Random } from '../random.ts'
import { type Effect, playEffect } from './effects.ts'
import { bass, kick, noise, pad, pluck, type Stereo, silence } from './instruments.ts'

interface Style {
  beatsPerMinute: [number, number]
  /** Degrees of the scale under each bar. */
  progressions: number[][]
  isMinor: boolean
  drums: 'none' | 'soft' | 'full'
  /** Notes per beat of the plucked line. */
  density: number
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const BEATS_PER_BAR = 4

const BRIGHT: Style = {
  beatsPerMinute: [112, 124],
  progressions: [
    [0, 4, 5, 3],
    [3, 0, 4, 5],
  ],
  isMinor: false,
  drums: 'full',
  density: 2,
}
const STYLES: Record<Mood, Style> = {
  luxury: {
    beatsPerMinute: [76, 86],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 5, 4],
    ],
    isMinor: true,
    drums: 'soft',
    density: 1,
  },
  playful: { ...BRIGHT, beatsPerMinute: [118, 128] },
  minimal: {
    beatsPerMinute: [84, 92],
    progressions: [[0, 3, 0, 4]],
    isMinor: false,
    drums: 'none',
    density: 1,
  },
  tech: {
    beatsPerMinute: [108, 122],
    progressions: [
      [0, 5, 2, 6],
      [0, 0, 5, 6],
    ],
    isMinor: true,
    drums: 'full',
    density: 4,
  },
  nature: {
    beatsPerMinute: [82, 94],
    progressions: [
      [0, 4, 3, 0],
      [0, 2, 3, 4],
    ],
    isMinor: false,
    drums: 'soft',
    density: 2,
  },
  calm: {
    beatsPerMinute: [66, 76],
    progressions: [
      [0, 3, 5, 4],
      [0, 5, 3, 3],
    ],
    isMinor: false,
    drums: 'none',
    density: 1,
  },
  energetic: {
    beatsPerMinute: [124, 136],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 4, 5],
    ],
    isMinor: true,
    drums: 'full',
    density: 4,
  },
  warm: {
    beatsPerMinute: [88, 100],
    progressions: [
      [0, 5, 1, 4],
      [0, 3, 5, 4],
    ],
    isMinor: false,
    drums: 'soft',
    density: 2,
  },
}

export interface MusicRequest {
  mood: Mood
  seconds: number
  seed: number
  effects?: Effect[]
}

export interface Tempo {
  bars: number
  /** Seconds. */
  beat: number
}

/** A tempo of the mood, bent so that a whole number of bars ends with the picture. */
export function tempoOf({ mood, seconds, seed }: MusicRequest): Tempo {
  const wished = 60 / createRandom(seed, 'tempo').between(...STYLES[mood].beatsPerMinute)
  const bars = Math.max(1, Math.round(seconds / (wished * BEATS_PER_BAR)))
  return { bars, beat: seconds / (bars * BEATS_PER_BAR) }
}

/** A bed of music of exactly the asked length, composed by rule: same seed, same samples. */
export function composeMusic(request: MusicRequest): Stereo {
  const { mood, seconds, seed, effects = [] } = request
  const random = createRandom(seed, 'music')
  const style = STYLES[mood]
  const { bars, beat } = tempoOf(request)
  const score = { target: silence(seconds), style, beat, root: random.integer(45, 52), random }
  const progression = random.pick(style.progressions)
  const figure = Array.from({ length: 8 }, () => random.integer(0, 4))
  for (let bar = 0; bar < bars; bar += 1) {
    const degree = progression[bar % progression.length]!
    playBar(score, bar, bar === bars - 1 ? 0 : degree, figure)
  }
  for (const effect of effects) playEffect(score.target, effect, random)
  fadeEnds(score.target)
  return score.target
}

interface Score {
  target: Stereo
  style: Style
  /** Seconds. */
  beat: number
  root: number
  random: Random
}

function playBar(score: Score, bar: number, degree: number, figure: number[]): void {
  const { target, style, beat, root } = score
  const start = bar * beat * BEATS_PER_BAR
  const pitch = (step: number, octave: number) =>
    hertzOf(root + scaleStep(step, style.isMinor) + 12 * octave)
  for (const third of [0, 2, 4]) {
    pad(target, {
      at: start,
      lasts: beat * BEATS_PER_BAR - 0.1,
      hertz: pitch(degree + third, 1),
      gain: 0.13,
    })
  }
  for (const at of style.drums === 'full' ? [0, 1.5, 2, 3.5] : [0, 2]) {
    bass(target, { at: start + at * beat, lasts: beat * 0.8, hertz: pitch(degree, -1), gain: 0.3 })
  }
  const notes = BEATS_PER_BAR * style.density
  for (let note = 0; note < notes; note += 1) {
    if ((note + bar) % 4 === 3 && style.density > 1) continue
    const step = degree + figure[note % figure.length]! * 2
    const at = start + (note / style.density) * beat
    pluck(target, {
      at,
      lasts: beat / style.density,
      hertz: pitch(step, 2),
      gain: 0.17,
      pan: note % 2 ? 0.35 : -0.35,
    })
  }
  drum(score, start)
}

function drum({ target, style, beat, random }: Score, start: number): void {
  if (style.drums === 'none') return
  const isFull = style.drums === 'full'
  for (let step = 0; step < BEATS_PER_BAR; step += 1) {
    const at = start + step * beat
    if (isFull || step % 2 === 0) kick(target, at, isFull ? 0.6 : 0.36)
    if (isFull && step % 2 === 1)
      noise(target, { at, lasts: 0.16, gain: 0.16, brightness: 0.55 }, random)
    noise(
      target,
      { at: at + beat / 2, lasts: 0.05, gain: isFull ? 0.1 : 0.05, brightness: 0.95, pan: 0.2 },
      random,
    )
  }
}

const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)

function scaleStep(step: number, isMinor: boolean): number {
  const scale = isMinor ? MINOR : MAJOR
  const octave = Math.floor(step / scale.length)
  return scale[((step % scale.length) + scale.length) % scale.length]! + 12 * octave
}

function fadeEnds({ left, right }: Stereo): void {
  const fadeIn = 480
  const fadeOut = Math.min(left.length, 33_600)
  for (const channel of [left, right]) {
    for (let index = 0; index < Math.min(fadeIn, channel.length); index += 1) {
      channel[index] = channel[index]! * (index / fadeIn)
    }
    for (let index = 0; index < fadeOut; index += 1) {
      const at = channel.length - 1 - index
      channel[at] = channel[at]! * Math.sin((index / fadeOut) * (Math.PI / 2))
    }
  }
}
