import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loudness } from '../src/backend/generation/builtin/audio/loudness.ts'
import { runFfmpeg, startFfmpeg } from '../src/backend/media/ffmpeg.ts'
import { fitVideo } from '../src/backend/media/fit-video.ts'
import { measureLoudness } from '../src/backend/media/loudness.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const RATE = 48_000
const SECONDS = 4

/** A film of a tone at 997 Hz in both channels; with `bursts`, twelve decibels louder now and then. */
async function film(decibels: number, bursts = false): Promise<string> {
  const samples = Float32Array.from({ length: RATE * SECONDS * 2 }, (_, at) => {
    const seconds = Math.floor(at / 2) / RATE
    const isLoud = bursts && seconds % 1 < 0.04
    return 10 ** ((decibels + (isLoud ? 12 : 0)) / 20) * Math.sin(2 * Math.PI * 997 * seconds)
  })
  const file = join(await temporaryFolder('loudness'), 'film.mkv')
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'f32le', options: ['-ar', String(RATE), '-ac', '2'] }],
    output: [
      ...['-filter_complex', `color=c=gray:s=64x64:r=5:d=${SECONDS}[v]`, '-map', '[v]'],
      ...['-map', '0:a', '-c:a', 'flac', '-c:v', 'mpeg4', file],
    ],
  })
  stdin.end(Buffer.from(samples.buffer))
  await done
  return file
}

/** By the engine's own meter, which shares nothing with ffmpeg's. */
async function heard(file: string): Promise<number> {
  const bytes = Uint8Array.from(
    await runFfmpeg({
      inputs: [{ file }],
      output: ['-map', '0:a', '-ac', '2', '-ar', String(RATE), '-f', 'f32le', 'pipe:1'],
    }),
  )
  const all = new Float32Array(bytes.buffer)
  const channel = (offset: number) => all.filter((_, at) => at % 2 === offset)
  return loudness({ left: channel(0), right: channel(1) })
}

test.each([-23, -33])(
  'EBU Tech 3341: a tone at %d dBFS in both channels has as many LUFS',
  async (level) => {
    const sound = await measureLoudness(await film(level))
    expect(sound?.lufs).toBeCloseTo(level, 0)
    expect(sound?.peak).toBeCloseTo(level, 0)
  },
)

test('a pack brings quiet and loud films to −14 LUFS, and no peak above −1 dBTP', async () => {
  const order = { width: 64, height: 64, maxSeconds: null, maxBytes: null, provenance: null }
  const source = { width: 64, height: 64, fps: 5, durationSeconds: SECONDS }
  for (const file of [await film(-30, true), await film(-6)]) {
    const out = join(await temporaryFolder('loudness'), 'out')
    const signal = new AbortController().signal
    await fitVideo({ ...order, file, source, out, signal, levelSound: true })
    expect(Math.abs((await heard(out)) + 14)).toBeLessThan(1)
    expect((await measureLoudness(out))?.peak).toBeLessThanOrEqual(-1)
  }
})
