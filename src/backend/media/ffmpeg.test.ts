import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideo } from '../../../tests/support/media-files.ts'
import { FfmpegError, runFfmpeg, runFfprobe, startFfmpeg } from './ffmpeg.ts'

let folder: string
let victim: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-ffmpeg-'))
  victim = join(folder, 'victim.mp4')
  await writeFile(victim, await makeVideo({ seconds: 2 }))
})
afterAll(() => rm(folder, { recursive: true }))

const failure = (promise: Promise<unknown>): Promise<FfmpegError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => {
      expect(error).toBeInstanceOf(FfmpegError)
      return error
    },
  )

test.each([
  [
    'an HLS playlist',
    (path: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${path}\n#EXT-X-ENDLIST\n`,
  ],
  ['a concat script', (path: string) => `ffconcat version 1.0\nfile '${path}'\n`],
])('%s named .mp4 gives nothing of the file it points at away', async (_what, write) => {
  const hostile = join(folder, 'hostile.mp4')
  const stolen = join(folder, 'stolen.png')
  await writeFile(hostile, write(victim))
  expect((await failure(runFfprobe(hostile))).reason).toBe('failed')
  const frame = { inputs: [{ file: hostile }], output: ['-frames:v', '1', '-f', 'image2', stolen] }
  expect((await failure(runFfmpeg(frame))).reason).toBe('failed')
  await expect(stat(stolen)).rejects.toThrow('ENOENT')
})

test.each(['https://example.com/a.mp4', 'file:///etc/passwd', 'clip.mp4', 'concat:/a|/b'])(
  'the input %s is refused before anything runs',
  async (file) => {
    const call = async () => runFfmpeg({ inputs: [{ file }], output: ['-f', 'null', '-'] })
    expect((await failure(call())).reason).toBe('refused')
  },
)

test('an address or a second input among the output arguments is refused', () => {
  const inputs = [{ file: '/tmp/a.mp4' }]
  expect(() => startFfmpeg({ inputs, output: ['-f', 'mp4', 'tcp://1.2.3.4:9'] })).toThrow('address')
  expect(() => startFfmpeg({ inputs, output: ['-i', '/etc/passwd', 'out.mp4'] })).toThrow('address')
})

test('a call that takes longer than its limit is ended', async () => {
  const { done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: ['-pix_fmt', 'gray', '-s', '16x16', '-r', '10'] }],
    output: ['-f', 'null', '-'],
    timeLimitMs: 200,
  })
  expect((await failure(done)).reason).toBe('timeout')
})

test('an aborted call is ended at once', async () => {
  const controller = new AbortController()
  const { done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: ['-pix_fmt', 'gray', '-s', '16x16', '-r', '10'] }],
    output: ['-f', 'null', '-'],
    signal: controller.signal,
  })
  controller.abort()
  expect((await failure(done)).reason).toBe('aborted')
})

test('progress tells the seconds that were written', async () => {
  const seen: number[] = []
  const onProgress = (seconds: number) => void seen.push(seconds)
  await runFfmpeg({ inputs: [{ file: victim }], output: ['-f', 'null', '-'], onProgress })
  expect(seen.at(-1)).toBeCloseTo(2, 0)
})
