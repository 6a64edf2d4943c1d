import { describe, expect, test } from 'vitest'
import { charactersOf, speechSeconds } from '@/contract/speech'
import { speakerOf, voicesIn } from '@/contract/voices'
import { firstWish } from './wish'

const voice = (name: string, languages: ('en' | 'fr')[]) => ({
  ...{ model: 'speech/kokoro', voice: name, name, languages },
})
const VOICES = [voice('anna', ['en']), voice('luc', ['fr']), voice('any', [])]

describe('[R1.14] who speaks', () => {
  test('is the one chosen, as long as it speaks the language; else the first that does', () => {
    const chosen = { model: 'speech/kokoro', voice: 'any' }
    const wish = { ...firstWish('fr'), voice: chosen }
    expect(speakerOf(VOICES, wish)?.voice).toBe('any')
    expect(speakerOf(VOICES, { ...wish, voice: { ...chosen, voice: 'anna' } })?.voice).toBe('luc')
    expect(speakerOf(VOICES, firstWish('en'))?.voice).toBe('anna')
    expect(speakerOf([], wish)).toBeNull()
  })

  test('may be one of which nothing is known', () => {
    expect(voicesIn(VOICES, 'fr').map(({ name }) => name)).toEqual(['luc', 'any'])
  })
})

test('[R1.14] a script is counted by its characters, and its length told by language and speed', () => {
  expect(charactersOf('Olé 👍!')).toBe(6)
  const script = 'a'.repeat(150)
  expect(speechSeconds(script, 'en', 1)).toBe(10)
  expect(speechSeconds(script, 'en', 1.25)).toBe(8)
  expect(speechSeconds('慢'.repeat(45), 'zh', 1)).toBe(10)
  expect([speechSeconds(' ', 'en', 1), speechSeconds('Hi', 'en', 1)]).toEqual([0, 1])
})
