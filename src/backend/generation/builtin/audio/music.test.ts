import { describe, expect, test } from 'vitest'
import { styleOf } from './genres.ts'
import { SAMPLE_RATE, type Stereo } from './instruments.ts'
import { composeMusic, composeStems, tempoOf } from './music.ts'

const SECONDS = 3
const music = (mood: 'calm' | 'warm' | 'energetic', more = {}) =>
  composeMusic({ mood, seconds: SECONDS, seed: 3, ...more })

const energy = (samples: ArrayLike<number>): number => {
  let sum = 0
  for (let index = 0; index < samples.length; index += 1) sum += samples[index]! ** 2
  return sum
}

const WINDOW = 1024

/** Power of a tone in a short piece of sound, by the discrete Fourier transform. */
function powerOf(mono: Float32Array, start: number, bin: number): number {
  let [re, im] = [0, 0]
  for (let at = 0; at < WINDOW; at += 1) {
    const value = mono[start + at]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW))
    re += value * Math.cos((2 * Math.PI * bin * at) / WINDOW)
    im -= value * Math.sin((2 * Math.PI * bin * at) / WINDOW)
  }
  return re * re + im * im
}

/** The share of energy between two frequencies; of the high ones, every eighth is sampled. */
function shareBetween({ left, right }: Stereo, from: number, to: number): number {
  const mono = left.map((value, index) => value + right[index]!)
  const bins = Array.from({ length: WINDOW / 2 }, (_, bin) => bin).filter(
    (bin) => bin > 0 && (bin < 40 || bin % 8 === 0),
  )
  const starts = Array.from({ length: 16 }, (_, index) => index * Math.floor(mono.length / 17))
  const powers = bins.map((bin) => ({
    hertz: (bin * SAMPLE_RATE) / WINDOW,
    power: (bin < 40 ? 1 : 8) * starts.reduce((sum, start) => sum + powerOf(mono, start, bin), 0),
  }))
  const sum = (some: typeof powers) => some.reduce((total, { power }) => total + power, 0)
  return sum(powers.filter(({ hertz }) => hertz >= from && hertz < to)) / sum(powers)
}

describe.each(['calm', 'warm', 'energetic'] as const)('%s music', (mood) => {
  const sound = music(mood)

  test('is heard on a phone: not all of it is deep, and some of it is bright', () => {
    expect(shareBetween(sound, 20, 150)).toBeLessThan(0.62)
    expect(shareBetween(sound, 2_000, 24_000)).toBeGreaterThan(0.015)
  })

  test('is wide: its sides differ', () => {
    const mid = sound.left.map((value, index) => (value + sound.right[index]!) / 2)
    const side = sound.left.map((value, index) => (value - sound.right[index]!) / 2)
    expect(energy(side) / energy(mid)).toBeGreaterThan(0.08)
  })
})

test('moods are told apart by their tempo', () => {
  const tempo = (mood: 'calm' | 'warm' | 'energetic') =>
    60 / tempoOf({ mood, seconds: 15, seed: 8 }).beat
  expect(tempo('warm')).toBeGreaterThan(tempo('calm') * 1.15)
  expect(tempo('energetic')).toBeGreaterThan(tempo('warm') * 1.15)
})

test('the music of a loop sounds on from its end into its beginning', () => {
  const jump = ({ left }: Stereo) => Math.abs(left.at(-1)! - left[0]!)
  const looped = music('calm', { isLoop: true })
  const rises = looped.left.slice(1).map((value, index) => Math.abs(value - looped.left[index]!))
  expect(jump(looped)).toBeLessThan(Math.max(...rises.subarray(0, 100_000)))
  const last = (sound: Stereo) => energy(sound.left.slice(-2_400))
  expect(last(looped)).toBeGreaterThan(last(music('calm')) * 20)
})

test.each([true, false])(
  '[R1.14] those who play a piece add up to it, each alone (loop: %s)',
  (isLoop) => {
    const style = styleOf({ genre: 'pop', mood: 'happy', tempo: 120 })
    const wish = { mood: 'warm', style, seconds: SECONDS, seed: 5, isLoop } as const
    const piece = composeMusic(wish)
    const { melody, chords, bass, drums } = composeStems(wish)
    const each = [melody, chords, bass, drums]
    const apart = piece.left.map(
      (value, at) => value - each.reduce((sum, { left }) => sum + left[at]!, 0),
    )
    expect(energy(apart) / energy(piece.left)).toBeLessThan(1e-8)
    // The bass is low, and the drums have none of its tone.
    for (const { left } of each) expect(energy(left)).toBeGreaterThan(0)
    expect(shareBetween(bass, 20, 400)).toBeGreaterThan(shareBetween(melody, 20, 400) * 3)
  },
)
