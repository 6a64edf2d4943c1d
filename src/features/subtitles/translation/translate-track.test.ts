import { expect, test } from 'vitest'
import { AppError } from '@/contract/app-error'
import { cueFaults } from '@/contract/subtitle-reading'
import type { Cue } from '@/contract/subtitles'
import { type Translator, translateTrack } from './translate-track'

const cuesOf = (count: number): Cue[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ from_ms: at * 2_000, to_ms: at * 2_000 + 1_900, text: `line ${at + 1}` },
  }))

const translate = async (cues: Cue[], ask: Translator) => {
  const told: number[] = []
  const done = await translateTrack(cues, {
    ...{ into: 'de', ask },
    onProgress: (share) => told.push(share),
  })
  return { ...done, told }
}

test('[R1.09] times stay, words change, and a part knows what was said before it', async () => {
  const asked: string[][] = []
  const { cues, left, told } = await translate(cuesOf(25), ({ texts, before }) => {
    asked.push(before)
    return Promise.resolve(texts.map((text) => text.replace('line', 'Zeile')))
  })
  expect(cues.map(({ text }) => text)).toEqual(cuesOf(25).map((_, at) => `Zeile ${at + 1}`))
  expect(cues.map(({ from_ms, to_ms }) => [from_ms, to_ms])).toEqual(
    cuesOf(25).map(({ from_ms, to_ms }) => [from_ms, to_ms]),
  )
  expect({ left, told, asked }).toEqual({
    ...{ left: 0, told: [0.8, 1], asked: [[], ['line 18', 'line 19', 'line 20']] },
  })
})

test('[R1.09] a cue that cannot be translated keeps its words and is marked, an empty one is not', async () => {
  const cues = [...cuesOf(2), { from_ms: 9_000, to_ms: 9_900, text: '' }]
  const { cues: done, left } = await translate(cues, () => Promise.resolve(['Zeile 1', null, null]))
  expect(left).toBe(1)
  expect(done.map(({ text }) => text)).toEqual(['Zeile 1', 'line 2', ''])
  expect(done.map((cue) => cueFaults(cue)[0]?.kind)).toEqual([undefined, 'untranslated', 'empty'])
})

test('[R1.09] a later part that fails is left as it is; when the first fails, so does all of it', async () => {
  const failing =
    (failsAt: number): Translator =>
    ({ texts, before }) =>
      (before.length > 0 ? 1 : 0) === failsAt
        ? Promise.reject(new AppError('unavailable'))
        : Promise.resolve(texts.map(() => 'Zeile'))
  expect((await translate(cuesOf(22), failing(1))).left).toBe(2)
  await expect(translate(cuesOf(22), failing(0))).rejects.toMatchObject({ code: 'unavailable' })
})
