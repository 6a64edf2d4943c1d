import { expect, test } from 'vitest'
import { parse } from 'zod'
import type { Look } from '../adapter.ts'
import { HeardAnswer, lookAtHeard } from './hear.ts'

const look = (answer: unknown): Look =>
  lookAtHeard(parse(HeardAnswer, answer), { heard_ms: 10_000, spoken: null })

function heardIn(seen: Look) {
  const [output] = seen.state === 'done' ? seen.outputs : []
  if (!output || !('base64' in output)) throw new Error('Nothing was heard.')
  return JSON.parse(Buffer.from(output.base64, 'base64').toString('utf8'))
}

test('[R1.09] a word whose end is open ends with the next one, and the last a moment after it began', () => {
  const chunks = [
    { text: ' Come', timestamp: [1, null] },
    { text: ' in.', timestamp: [1.25, null] },
  ]
  const { language, parts } = heardIn(
    look({ text: ' Come in.', chunks, inferred_languages: ['en'] }),
  )
  expect({ language, parts }).toEqual({
    language: 'en',
    parts: [
      { text: 'Come ', from_ms: 1_000, to_ms: 1_250 },
      { text: 'in. ', from_ms: 1_250, to_ms: 2_250 },
    ],
  })
})

test('[R1.09] of an endpoint that tells segments alone, words are where their share of them is', () => {
  const chunks = [{ text: ' Hola amiga.', timestamp: [0, 2] }]
  const { language, parts } = heardIn(look({ text: ' Hola amiga.', chunks, languages: ['es'] }))
  expect(language).toBe('es')
  expect(parts[0]).toMatchObject({ text: 'Hola', from_ms: 0 })
  expect(parts.at(-1)?.to_ms).toBe(2_000)
})

test('[R1.09] words without times, and an answer that is none, are faults; silence is told as such', () => {
  expect(() => look({ text: 'Hello you.', chunks: null })).toThrow('no times')
  expect(look({ video: {} })).toMatchObject({ state: 'failed', error: { kind: 'unknown' } })
  expect(() => look({ text: '', chunks: [] })).toThrow('Nobody speaks')
})
