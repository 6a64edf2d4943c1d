import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { soundOf } from '../../../../../tests/support/video-facts.ts'
import { FIRST_SUBTITLE_STYLE } from '../../../../contract/subtitles.ts'
import { runFfmpeg, startFfmpeg } from '../../../media/ffmpeg.ts'
import { readPeaks } from '../../../media/peaks.ts'
import { probeMedia } from '../../../media/probe.ts'
import { makeOutputs } from '../make-outputs.ts'

const { signal } = new AbortController()

let folder: string
let film: string
let result: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-subtitles-'))
  film = join(folder, 'film.mkv')
  const size = { width: 180, height: 320 }
  const grey = Buffer.alloc(size.width * size.height, 0x80)
  const raw = ['-pix_fmt', 'gray', '-s', '180x320', '-r', '1']
  // Two seconds of gray; a tone starts with the second one.
  const tone = "aevalsrc='0.5*sin(880*PI*t)*gte(t,1)':d=2[tone]"
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: [
      ...['-filter_complex', tone, '-map', '0:v', '-map', '[tone]', '-r', '10'],
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', film],
    ],
  })
  stdin.write(grey)
  stdin.end(grey)
  await done
  const [made] = await makeOutputs(
    await asked({
      workflowType: 'subtitles',
      video: { path: film, kind: 'video', mimeType: 'video/x-matroska' },
      subtitles: {
        cues: [{ from_ms: 1_000, to_ms: 2_000, text: 'กาแฟ & <b>tea' }],
        style: FIRST_SUBTITLE_STYLE,
      },
      workDir: folder,
    }),
    { report: () => {}, signal },
  )
  result = made?.path ?? ''
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Darkest and lightest value of the lower half at a given moment. */
async function range(seconds: number): Promise<[number, number]> {
  const pixels = await runFfmpeg({
    inputs: [{ file: result, options: ['-ss', String(seconds)] }],
    output: ['-frames:v', '1', '-vf', 'crop=iw:ih/2:0:ih/2,format=gray', '-f', 'rawvideo', '-'],
  })
  return [Math.min(...pixels), Math.max(...pixels)]
}

test('[R1.09] subtitles are burnt in at their time, over a picture that is else as it was', async () => {
  const before = await range(0.5)
  expect(before[1] - before[0]).toBeLessThan(6)
  const [dark, light] = await range(1.5)
  expect(dark).toBeLessThan(60)
  expect(light).toBeGreaterThan(200)
})

test('[R1.09] size, length and sound are those of the video', async () => {
  expect(await probeMedia(result)).toMatchObject({ width: 180, height: 320, audioCodec: 'aac' })
  expect((await probeMedia(result)).durationSeconds).toBeCloseTo(2, 1)
  expect((await soundOf(result)).length).toBeGreaterThan(0)
})

test('[R1.09] a waveform shows where a sound begins', async () => {
  const peaks = await readPeaks(film, 10)
  expect(peaks.slice(0, 9)).toBe('000000000')
  expect(Number.parseInt(peaks[15] ?? '', 36)).toBeGreaterThan(15)
})
