import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePicture, makeVideo } from '../../../../../tests/support/media-files.ts'
import { makeOddVideo } from '../../../../../tests/support/odd-videos.ts'
import { probeMedia } from '../../../media/probe.ts'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'

let folder: string
let sounding: LocalFile
let silent: LocalFile
let upright: LocalFile
let emptySound: LocalFile
let picture: LocalFile
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-join-'))
  const put = async (name: string, bytes: Buffer, kind: LocalFile['kind'] = 'video') => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return { path, kind, mimeType: `${kind}/x` }
  }
  sounding = await put('sounding', await makeOddVideo('with sound'))
  emptySound = await put('empty', await makeOddVideo('with an empty sound track'))
  silent = await put('silent', await makeVideo({ seconds: 3 }))
  upright = await put('upright', await makeVideo({ seconds: 1, width: 48, height: 64 }))
  picture = await put('picture.png', await makePicture({ width: 61, height: 80 }), 'image')
})
afterAll(() => rm(folder, { recursive: true }))

const FPS = 12

async function edit(prompt: string, changes: Partial<GenerationRequest>) {
  const workDir = await mkdtemp(join(folder, 'work-'))
  const request: GenerationRequest = {
    taskId: 'join',
    workflowType: 'video_edit',
    model: 'adloom-studio-video',
    language: 'en',
    prompt,
    workDir,
    width: 96,
    height: 72,
    fps: FPS,
    count: 1,
    seed: 1,
    images: [],
    aspectRatio: '4:3',
    resolution: '480p',
    durationSeconds: 10,
    generateAudio: true,
    watermark: false,
    video: sounding,
    ...changes,
  }
  const progress = { report: () => {}, signal: new AbortController().signal }
  const [output] = await makeOutputs(request, progress)
  return { ...(await probeMedia(output?.path ?? '')), notes: output?.notes }
}

describe('[R1.05] clips put together', () => {
  test.each([
    ['are as long as all of them', 'Join the clips', {}, 6],
    ['are shortened together as the length asks', 'Join the clips', { durationSeconds: 3 }, 3],
    ['are cut as the words say', 'Join the clips, only the first 4 seconds', {}, 4],
    ['are sped up together', 'Join the clips, 2x faster', {}, 3],
    ['play backwards together', 'Join the clips and play it backwards', {}, 6],
  ] as const)(
    '%s',
    async (_what, prompt, changes, seconds) => {
      const made = await edit(prompt, { moreVideos: [silent, upright], ...changes })
      expect(made).toMatchObject({ width: 96, height: 72, fps: FPS, audioCodec: 'aac' })
      expect(Math.abs(made.durationSeconds - seconds)).toBeLessThanOrEqual(1 / FPS + 0.001)
      expect(made.notes).toEqual('durationSeconds' in changes ? ['clips_shortened'] : [])
    },
    60_000,
  )

  test('lie over each other by eight frames', async () => {
    const made = await edit('Join them with a crossfade', { moreVideos: [silent] })
    expect(Math.abs(made.durationSeconds - (5 - 8 / FPS))).toBeLessThanOrEqual(1 / FPS)
    expect(made.audioCodec).toBe('aac')
  })

  test('need no word for it where a second one is given, nor a sound', async () => {
    const made = await edit('Please', { video: silent, moreVideos: [emptySound] })
    expect(Math.abs(made.durationSeconds - 5)).toBeLessThanOrEqual(1 / FPS)
  })

  test('end with the pictures given', async () => {
    const made = await edit('Add the picture at the end', { images: [picture] })
    expect(Math.abs(made.durationSeconds - 4.5)).toBeLessThanOrEqual(1 / FPS)
  })
})

test.each([
  ['Join the clips', 'second_video_missing'],
  ['Add the picture at the end', 'instruction_not_supported'],
])(
  '"%s" with one video alone is refused as %s',
  async (prompt, code) => {
    await expect(edit(prompt, {})).rejects.toMatchObject({ code })
  },
  60_000,
)
