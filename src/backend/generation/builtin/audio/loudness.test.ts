import { expect, test } from 'vitest'
import { SAMPLE_RATE, silence } from './instruments.ts'
import { loudness, normalise } from './loudness.ts'
import { composeMusic } from './music.ts'

test('a full-scale 997 Hz tone in one channel measures −3.01 LUFS, as BS.1770 defines it', () => {
  const tone = silence(3)
  for (let index = 0; index < tone.left.length; index += 1) {
    tone.left[index] = Math.sin((2 * Math.PI * 997 * index) / SAMPLE_RATE)
  }
  expect(loudness(tone)).toBeCloseTo(-3.01, 1)
})

test('silence has no loudness and stays silent', () => {
  expect(loudness(silence(1))).toBe(Number.NEGATIVE_INFINITY)
  expect(normalise(silence(1), -14).left.every((value) => value === 0)).toBe(true)
})

test.each(['calm', 'energetic', 'luxury', 'playful', 'tech'] as const)(
  '%s music comes out at −14 LUFS without clipping',
  (mood) => {
    const music = normalise(composeMusic({ mood, seconds: 4, seed: 3 }), -14)
    expect(music.left).toHaveLength(4 * SAMPLE_RATE)
    expect(Math.abs(loudness(music) + 14)).toBeLessThan(0.5)
    expect(Math.max(...music.left.map(Math.abs).subarray(0, 100_000))).toBeLessThan(0.9)
  },
)

test('the same seed gives the same music, another seed another', () => {
  const play = (seed: number) => composeMusic({ mood: 'warm', seconds: 2, seed }).left
  expect(play(1)).toEqual(play(1))
  expect(play(1)).not.toEqual(play(2))
})
