import { describe, expect, test } from 'vitest'
import { partsOf, type Transcription } from './answer.ts'
import { cutsAtRest } from './cuts-at-rest.ts'

const word = (text: string, start: number, end: number) => ({ word: text, start, end })
const textsOf = (answer: Transcription, from = 0) => partsOf(answer, from).map(({ text }) => text)

describe('[R1.09] of an answer with the times of words', () => {
  test('words get the marks that only the text has, and the time of their part of the film', () => {
    const words = [
      word('Come', 0.1, 0.4),
      word('in', 0.4, 0.6),
      word('it', 1, 1.1),
      word('is', 1.1, 1.2),
      word('open', 1.2, 1.6),
    ]
    const parts = partsOf({ text: 'Come in — it is open!', words }, 600_000)
    expect(parts.map(({ text }) => text)).toEqual(['Come ', 'in — ', 'it ', 'is ', 'open! '])
    expect(parts[0]).toEqual({ text: 'Come ', from_ms: 600_100, to_ms: 600_400 })
  })

  test('a word that the text does not have lends its time to the one before', () => {
    const words = [word('Nine', 0, 1), word('forty-five', 1, 2), word('sharp', 2, 3)]
    expect(partsOf({ text: 'Nine 45 sharp.', words }, 0)).toEqual([
      { text: 'Nine 45 ', from_ms: 0, to_ms: 2_000 },
      { text: 'sharp. ', from_ms: 2_000, to_ms: 3_000 },
    ])
  })

  test('words of another text stay as they are, with spaces where their script has them', () => {
    const words = [word('bonjour', 0, 1), word('早晨', 1, 2)]
    expect(textsOf({ text: 'Hello there.', words })).toEqual(['bonjour ', '早晨'])
  })
})

describe('[R1.09] of an answer by segments', () => {
  const heard = { start: 0, end: 2, text: ' Hello you.', no_speech_prob: 0.1, avg_logprob: -0.3 }
  const noise = { start: 2, end: 5, text: ' Thank you.', no_speech_prob: 0.9, avg_logprob: -1.4 }

  test('words are where their share of the segment is', () => {
    const parts = partsOf({ text: 'Hello you.', segments: [heard] }, 0)
    expect(parts.map(({ text }) => text).join('')).toBe('Hello you. ')
    expect(parts[0]).toEqual({ text: 'Hello', from_ms: 0, to_ms: 1_000 })
    expect(parts.at(-1)?.to_ms).toBe(2_000)
  })

  test('what the model itself takes for silence is left out, its words, too', () => {
    const words = [word('Hello', 0, 1), word('you', 1, 2), word('Thank', 3, 4), word('you', 4, 4.5)]
    const answer = { text: 'Hello you. Thank you.', words, segments: [heard, noise] }
    expect(textsOf(answer)).toEqual(['Hello ', 'you. '])
    expect(textsOf({ text: 'Thank you.', segments: [noise] })).toEqual([])
  })

  test('a server without times is no server for subtitles; silence without them is', () => {
    expect(() => partsOf({ text: 'Hello you.' }, 0)).toThrow('says no times')
    expect(partsOf({ text: ' ' }, 0)).toEqual([])
  })
})

test('[R1.09] a long film is cut where it is at rest, and in parts that a service takes', () => {
  const loud = Array(25 * 1_300).fill('k')
  for (let at = 25 * 585; at < 25 * 586; at += 1) loud[at] = '0'
  const cuts = cutsAtRest(loud.join(''), { perSecond: 25, partSeconds: 600 })
  expect(cuts).toHaveLength(2)
  expect(cuts[0]).toBeCloseTo(585.8, 0)
  expect((cuts[1] ?? 0) - (cuts[0] ?? 0)).toBeLessThanOrEqual(600)
  expect(cutsAtRest('kkkk', { perSecond: 25, partSeconds: 600 })).toEqual([])
})
