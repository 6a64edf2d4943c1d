import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideo } from '../../../../../tests/support/media-files.ts'
import { makeOddVideo, ODD_VIDEOS } from '../../../../../tests/support/odd-videos.ts'
import { probeMedia } from '../../../media/probe.ts'
import type { GenerationRequest, PollResult } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'
import { createBuiltinEngine } from '../provider.ts'

let folder: string
let runs = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-odd-videos-'))
})
afterAll(() => rm(folder, { recursive: true }))

const engine = createBuiltinEngine({ concurrency: 1 })

async function requestFor(bytes: Buffer, prompt: string): Promise<GenerationRequest> {
  runs += 1
  const workDir = join(folder, String(runs))
  await mkdir(workDir)
  const path = join(workDir, 'source')
  await writeFile(path, bytes)
  return {
    taskId: `odd-${runs}`,
    workflowType: 'video_edit',
    model: 'adloom-studio-video',
    prompt,
    language: 'en',
    width: 96,
    height: 128,
    aspectRatio: '3:4',
    resolution: '480p',
    durationSeconds: 1,
    fps: 12,
    generateAudio: true,
    watermark: true,
    count: 1,
    seed: 1,
    images: [],
    video: { path, kind: 'video', mimeType: 'video/mp4' },
    workDir,
  }
}

/** Edits a video in the engine's own process, as a task does. */
async function edit(bytes: Buffer, prompt = 'Warmer, with music') {
  const request = await requestFor(bytes, prompt)
  const handle = await engine.submit(request)
  let result: PollResult
  do result = await engine.poll(handle, { onProgress: () => {} })
  while (result.state === 'running')
  return { result, files: await readdir(request.workDir) }
}

const ADVANCED = 'Vertical, slow motion, fade, stabilize'

test.each(ODD_VIDEOS)(
  '[R1.05] a video %s is edited',
  async (kind) => {
    const bytes = await makeOddVideo(kind)
    for (const prompt of kind === 'with sound' ? [ADVANCED, 'Reverse it'] : ['Warmer']) {
      const request = await requestFor(bytes, prompt)
      const progress = { report: () => {}, signal: new AbortController().signal }
      const [output] = await makeOutputs(request, progress)
      const files = await readdir(request.workDir)
      expect(files.filter((name) => name.endsWith('.part'))).toEqual([])
      const probe = await probeMedia(output?.path ?? '')
      expect(probe).toMatchObject({ width: 96, height: 128, fps: 12, audioCodec: 'aac' })
      expect(Math.abs(probe.durationSeconds - 1)).toBeLessThanOrEqual(1 / 12)
    }
  },
  120_000,
)

test('what arrived of a video that was cut off is edited', async () => {
  const whole = await makeVideo({ seconds: 3 })
  const { result } = await edit(whole.subarray(0, Math.round(whole.length * 0.6)))
  expect(result).toMatchObject({ state: 'succeeded' })
}, 120_000)

test.each([
  [
    'cut off before its index',
    async () => (await makeVideo({ isFastStart: false })).subarray(0, 9_000),
  ],
  ['that is none', async () => Buffer.from('Not a film at all. '.repeat(50))],
  ['without a byte', async () => Buffer.alloc(0)],
])(
  'a video %s is refused with a sentence, and nothing is left half done',
  async (_what, make) => {
    const { result, files } = await edit(await make())
    expect(result).toMatchObject({
      state: 'failed',
      code: 'media_unreadable',
      retryable: false,
      message: 'The video could not be read.',
    })
    expect(files.filter((name) => name.includes('result'))).toEqual([])
  },
  60_000,
)

test('what takes a model is refused by the part that does', async () => {
  const { result } = await edit(await makeVideo(), 'Warmer, and swap the face of the man')
  expect(result).toMatchObject({
    state: 'failed',
    code: 'instruction_not_supported',
    details: { part: 'swap the face of the man' },
  })
})
