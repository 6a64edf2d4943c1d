import { describe, expect, test } from 'vitest'
import { MUSIC_GENRES } from '../../../../contract/music.ts'
import { styleOf } from './genres.ts'
import { tempoOf } from './music.ts'
import { partsOf } from './parts.ts'

const style = (mood: 'calm' | 'happy' | 'energetic' | 'serious', tempo: number | null = null) =>
  styleOf({ genre: 'pop', mood, tempo })

describe.each(MUSIC_GENRES)('%s', (genre) => {
  test('is slower when calm and faster when energetic, major when happy and minor when serious', () => {
    const [calm, happy, energetic, serious] = (
      ['calm', 'happy', 'energetic', 'serious'] as const
    ).map((mood) => styleOf({ genre, mood, tempo: null }))
    expect(calm?.beatsPerMinute[1]).toBeLessThan(happy?.beatsPerMinute[0] ?? 0)
    expect(energetic?.beatsPerMinute[0]).toBeGreaterThan(happy?.beatsPerMinute[1] ?? 0)
    expect([happy?.isMinor, serious?.isMinor]).toEqual([false, true])
    expect(calm?.drums).toBe('none')
    expect(energetic?.drums).not.toBe('none')
  })
})

test.each([60, 100, 137, 180])(
  '%i beats per minute are met within half a bar of the length',
  (tempo) => {
    const { beat, beats } = tempoOf({
      mood: 'warm',
      style: style('happy', tempo),
      seconds: 30,
      seed: 1,
    })
    expect(Math.abs(60 / beat - tempo)).toBeLessThan(2.1)
    expect(beats % 2).toBe(0)
  },
)

test('what repeats keeps whole bars', () => {
  const asked = { mood: 'warm', style: style('happy', 90), seconds: 10, seed: 1 } as const
  expect(tempoOf({ ...asked, isLoop: true }).beats % 4).toBe(0)
})

test('a longer piece opens without drums, has a second tune, and rests before the first comes back', () => {
  const at = partsOf(style('happy'), { bars: 20, isLoop: false, seed: 3 })
  expect(at(0).style?.drums).toBe('none')
  expect(at(2)).toEqual({})
  expect(at(8).figure).toHaveLength(8)
  expect(at(15).style?.drums).toBe('none')
  expect(partsOf(style('happy'), { bars: 20, isLoop: true, seed: 3 })(0)).toEqual({})
})
