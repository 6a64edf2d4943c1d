import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import type { MusicToWrite } from '../../../../contract/endpoints/music.ts'
import { measureLoudness } from '../../../media/loudness.ts'
import { probeMedia } from '../../../media/probe.ts'
import type { OutputFile } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'

const SECONDS = 3
const progress = { report: () => {}, signal: new AbortController().signal }
// Without drums: each hit would be a discontinuity.
const WISH: MusicToWrite = {
  ...{ genre: 'lofi', mood: 'calm', tempo: 120, is_loop: true, format: 'wav' },
}

async function written(music: Partial<MusicToWrite> = {}, seed = 7): Promise<OutputFile> {
  const request = await asked({
    ...{ workflowType: 'music', durationSeconds: SECONDS, music: { ...WISH, ...music }, seed },
  })
  const [made] = await makeOutputs(request, progress)
  if (!made) throw new Error('Nothing was written.')
  return made
}

describe('[R1.14] background music', () => {
  let wav: OutputFile
  beforeAll(async () => {
    wav = await written()
  })

  test.each(['wav', 'm4a'] as const)(
    'as %s is as long as asked and as loud as feeds are',
    async (format) => {
      const made = format === 'wav' ? wav : await written({ format })
      const { container, durationSeconds } = await probeMedia(made.path)
      expect([made.kind, container]).toEqual(['audio', format])
      expect(durationSeconds).toBeCloseTo(SECONDS, 1)
      const sound = await measureLoudness(made.path)
      expect(Math.abs((sound?.lufs ?? 0) + 14)).toBeLessThan(0.7)
    },
  )

  test('of the same seed is the same file, of another one another, and says what made it', async () => {
    const [first, again, other] = await Promise.all(
      [wav, await written(), await written({}, 8)].map(({ path }) => readFile(path)),
    )
    expect(again && first?.equals(again)).toBe(true)
    expect(other && first?.equals(other)).toBe(false)
    expect(first?.includes('without an AI model')).toBe(true)
  })

  test('comes with those who play it, as loud as they are within it', async () => {
    const request = await asked({
      ...{ workflowType: 'music', durationSeconds: SECONDS, seed: 7 },
      music: { ...WISH, genre: 'pop', mood: 'happy', has_stems: true },
    })
    const made = await makeOutputs(request, progress)
    expect(made.map(({ name }) => name)).toEqual([
      ...[undefined, 'melody', 'chords', 'bass', 'drums'],
    ])
    const levels = await Promise.all(made.map(({ path }) => measureLoudness(path)))
    for (const one of levels.slice(1)) expect(one?.lufs ?? 0).toBeLessThan(-14)
    const files = await Promise.all(made.map(({ path }) => readFile(path)))
    expect(new Set(files.map((file) => file.length)).size).toBe(1)
  })

  test('that repeats goes on from its end into its beginning', async () => {
    const samples = samplesOf(await readFile(wav.path))
    const steps = samples.slice(1).map((value, at) => Math.abs(value - (samples[at] ?? 0)))
    const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.99)] ?? 0
    expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(usual)
    expect(Math.max(...samples.slice(-1_000).map(Math.abs))).toBeGreaterThan(200)
  })
})

/** The left channel. */
function samplesOf(wav: Buffer): number[] {
  const from = wav.indexOf('data') + 8
  const count = Math.floor((wav.length - from) / 4)
  return Array.from({ length: count }, (_, at) => wav.readInt16LE(from + at * 4))
}
