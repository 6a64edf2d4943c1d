import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import type { MusicToWrite } from '../../../../contract/endpoints/music.ts'
import { measureLoudness } from '../../../media/loudness.ts'
import { probeMedia } from '../../../media/probe.ts'
import { makeOutputs } from '../make-outputs.ts'

const progress = { report: () => {}, signal: new AbortController().signal }
const WISH: MusicToWrite = {
  ...{ genre: 'lofi', mood: 'happy', tempo: 120, is_loop: true, format: 'wav' },
}

async function written(music: Partial<MusicToWrite> = {}, seed = 7) {
  const request = await asked({
    ...{ workflowType: 'music', durationSeconds: 5, music: { ...WISH, ...music }, seed },
  })
  const [made] = await makeOutputs(request, progress)
  if (!made) throw new Error('Nothing was written.')
  return made
}

describe('[R1.14] background music', () => {
  test.each(['wav', 'm4a'] as const)(
    'as %s is as long as asked and as loud as feeds are',
    async (format) => {
      const { path, kind, mimeType } = await written({ format })
      expect({ kind, mimeType }).toEqual({
        kind: 'audio',
        mimeType: format === 'wav' ? 'audio/wav' : 'audio/x-m4a',
      })
      const { container, durationSeconds } = await probeMedia(path)
      expect(container).toBe(format)
      expect(durationSeconds).toBeCloseTo(5, 1)
      const sound = await measureLoudness(path)
      expect(Math.abs((sound?.lufs ?? 0) + 14)).toBeLessThan(0.7)
    },
  )

  test('of the same seed is the same file, of another one another, and says what made it', async () => {
    const [first, again, other] = await Promise.all(
      [await written(), await written(), await written({}, 8)].map(({ path }) => readFile(path)),
    )
    expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true)
    expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false)
    expect(first?.includes('without an AI model')).toBe(true)
  })

  test('that repeats goes on from its end into its beginning, where other music fades away', async () => {
    // Without drums: each of their strokes is a leap of its own.
    const [round, plain] = [
      samplesOf(await readFile((await written({ mood: 'calm' })).path)),
      samplesOf(await readFile((await written({ mood: 'calm', is_loop: false })).path)),
    ]
    const steps = round.slice(1).map((value, at) => Math.abs(value - (round[at] ?? 0)))
    const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.99)] ?? 0
    expect(Math.abs((round[0] ?? 0) - (round.at(-1) ?? 0))).toBeLessThanOrEqual(usual)
    const end = (samples: number[]) => Math.max(...samples.slice(-1_000).map(Math.abs))
    expect(end(round)).toBeGreaterThan(end(plain) * 4)
  })
})

/** The left channel. */
function samplesOf(wav: Buffer): number[] {
  const from = wav.indexOf('data') + 8
  const count = Math.floor((wav.length - from) / 4)
  return Array.from({ length: count }, (_, at) => wav.readInt16LE(from + at * 4))
}
