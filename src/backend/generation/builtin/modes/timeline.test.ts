import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { asked } from '../../../../../tests/support/providers/asked.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { factsOf, lumaOf, soundOf } from '../../../../../tests/support/video-facts.ts'
import type { TimelineToRender } from '../../../../contract/endpoints/timelines.ts'
import { FIRST_SUBTITLE_STYLE } from '../../../../contract/subtitles.ts'
import type { TimelineClip } from '../../../../contract/timeline.ts'
import { runFfmpeg, startFfmpeg } from '../../../media/ffmpeg.ts'
import { measureLoudness } from '../../../media/loudness.ts'
import { stampMp4 } from '../../../media/provenance.ts'
import { readProvenance } from '../../../media/read-provenance.ts'
import type { LocalFile } from '../../provider.ts'
import { makeOutputs } from '../make-outputs.ts'

const { signal } = new AbortController()
const SOURCE = { width: 160, height: 90, frames: 60 }
const RATE = 48_000
const FILM = { width: 90, height: 160 }

let folder: string
let film: string
/** The luma of all its frames, and its audio samples. */
let pictures: Buffer
let sound: Int16Array

const inFolder = (name: string) => join(folder, name)

/** Two seconds whose brightness identifies the frame, with a tone. */
async function makeSource(name: string, lumaOf: (frame: number, x: number) => number, hz: number) {
  const { width, height, frames } = SOURCE
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: ['-pix_fmt', 'gray', '-s', '160x90', '-r', '30'] }],
    output: [
      // Values are the luma of the result, not of a screen.
      ...['-filter_complex', `[0:v]format=yuv420p[v];sine=f=${hz}:d=2,volume=-6dB[a]`],
      ...['-map', '[v]', '-map', '[a]', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '4'],
      ...['-g', '20', '-c:a', 'aac', '-f', 'mp4', inFolder(name)],
    ],
  })
  for (let frame = 0; frame < frames; frame += 1) {
    const row = Buffer.from(Array.from({ length: width }, (_, x) => fullRange(lumaOf(frame, x))))
    stdin.write(Buffer.concat(Array.from({ length: height }, () => row)))
  }
  stdin.end()
  await done
}

const fullRange = (luma: number) => Math.round(((luma - 16) * 255) / 219)

const clip = (file_id: string, change: Partial<TimelineClip>): TimelineClip => ({
  ...{ id: file_id, file_id, from_ms: 0, to_ms: 1_000, speed: 1, fit: 'fill', focus: 0.5 },
  ...{ volume: 1, is_muted: false, enter: { kind: 'cut', ms: 0 } },
  ...change,
})

const CUT: TimelineToRender = {
  ratio: '9:16',
  clips: [
    clip('a', { from_ms: 500, to_ms: 1_500, fit: 'whole' }),
    clip('b', { to_ms: 2_000, speed: 2, enter: { kind: 'dissolve', ms: 400 } }),
    clip('c', { focus: 0, is_muted: true, enter: { kind: 'fade', ms: 400 } }),
    clip('ramp', { still: 'push_in', from_ms: 20_000, to_ms: 21_000 }),
  ],
  end_card: { file_id: 'card', seconds: 1, enter: { kind: 'slide', ms: 400 } },
  captions: {
    cues: [{ from_ms: 1_700, to_ms: 2_100, text: 'Now' }],
    style: { ...FIRST_SUBTITLE_STYLE, place: 'middle' },
  },
  tracks: [
    {
      id: 'v',
      kind: 'voice',
      file_id: 'voice',
      start_ms: 1_000,
      volume: 1,
      fade_in_ms: 0,
      fade_out_ms: 0,
    },
    {
      id: 'm',
      kind: 'music',
      file_id: 'music',
      start_ms: 0,
      volume: 0.3,
      fade_in_ms: 200,
      fade_out_ms: 500,
    },
  ],
}

beforeAll(async () => {
  folder = await temporaryFolder('timeline')
  await makeSource('a', (frame) => 60 + 3 * frame, 440)
  await makeSource('b', (frame) => 120 + frame, 660)
  await makeSource('c', (_, x) => (x < 80 ? 200 : 100), 880)
  await stampMp4(inFolder('b'), {
    ...{ sourceType: 'compositeWithTrainedAlgorithmicMedia', creatorTool: 'Fabric (VEED)' },
    description: 'Nobody was recorded saying this.',
  })
  for (const [name, hz, seconds] of [
    ['voice', 1_500, 1],
    ['music', 220, 5],
  ] as const) {
    const tone = `sine=f=${hz}:d=${seconds},volume=-12dB[out]`
    const output = ['-filter_complex', tone, '-map', '[out]', '-f', 'wav', inFolder(name)]
    await runFfmpeg({ inputs: [], output })
  }
  const card = sharp({ create: { ...SOURCE, height: 400, channels: 3, background: '#404040' } })
  await card.png().toFile(inFolder('card'))
  const row = Array.from({ length: FILM.width }, (_, x) =>
    fullRange(120 + 160 * ((x + 0.5) / FILM.width - 0.5)),
  )
  const ramp = Buffer.from(Array.from({ length: FILM.height }, () => row).flat())
  await sharp(ramp, { raw: { ...FILM, channels: 1 } })
    .png()
    .toFile(inFolder('ramp'))
  const kinds = {
    a: 'video',
    b: 'video',
    c: 'video',
    card: 'image',
    ramp: 'image',
    voice: 'audio',
    music: 'audio',
  } as const
  const files = Object.entries(kinds).map(([name, kind]): [string, LocalFile] => [
    name,
    { path: inFolder(name), kind, mimeType: kind === 'video' ? 'video/mp4' : '' },
  ])
  const request = await asked({
    ...{ workflowType: 'timeline', ...FILM, fps: 30, workDir: folder },
    timeline: { cut: CUT, files: Object.fromEntries(files), madeBy: null },
  })
  const [made] = await makeOutputs(request, { report: () => {}, signal })
  film = made?.path ?? ''
  pictures = await lumaOf(film)
  sound = new Int16Array(new Uint8Array(await soundOf(film)).buffer)
})

interface Part {
  x: number
  y: number
  w: number
  h: number
}

/** Mean stored luma of a part of a frame. */
function luma(frame: number, { x, y, w, h }: Part, film = pictures): number {
  const first = frame * FILM.width * FILM.height
  let sum = 0
  for (let row = y; row < y + h; row += 1)
    for (let column = x; column < x + w; column += 1)
      sum += film[first + row * FILM.width + column] ?? 0
  return sum / (w * h)
}

const CENTRE = { x: 35, y: 70, w: 20, h: 20 }
const LEFT = { x: 0, y: 70, w: 10, h: 20 }
const TOP = { x: 15, y: 4, w: 60, h: 8 }

test('[R1.14] three clips, an image and an end card are as long as they are together, without their transitions', async () => {
  const { streams, format } = await factsOf(film)
  const [video, audio] = streams
  expect(streams).toHaveLength(2)
  expect(video).toMatchObject({
    ...{ codec_name: 'h264', ...FILM, r_frame_rate: '30/1', nb_frames: '126' },
  })
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 })
  expect(Number(format.duration)).toBeCloseTo(4.2, 1)
})

test.each([
  { frame: 0, part: CENTRE, is: 105, because: 'the first begins half a second in' },
  { frame: 10, part: CENTRE, is: 135, because: 'it plays frame by frame' },
  { frame: 10, part: TOP, is: 16, because: 'it is whole, with black above' },
  { frame: 24, part: CENTRE, is: 154.5, because: 'half of 177 and half of 132 at twice the speed' },
  { frame: 40, part: TOP, is: 164, because: 'the second fills the frame' },
  { frame: 45, part: CENTRE, is: 95, because: '174 is half way down to black' },
  { frame: 51, part: TOP, is: 108, because: '200 is half way up' },
  { frame: 66, part: CENTRE, is: 200, because: 'the third keeps its left part' },
  { frame: 77, part: CENTRE, is: 200, because: 'the third stays to its end' },
  {
    frame: 80,
    part: LEFT,
    is: 60.9,
    because: 'the image, dark on the left, is 1.203 times as large',
  },
  { frame: 80, part: { ...LEFT, x: 80 }, is: 179.1, because: 'around its middle' },
  { frame: 102, part: { ...CENTRE, x: 10 }, is: 149.5, because: 'it is pushed to the left' },
  { frame: 102, part: { ...CENTRE, x: 60 }, is: 71, because: 'by the end card' },
  { frame: 125, part: CENTRE, is: 71, because: 'the end card stays' },
])('[R1.14] frame $frame is $is: $because', ({ frame, part, is }) => {
  expect(Math.abs(luma(frame, part) - is)).toBeLessThan(2.5)
})

test('[R1.14] a caption is over the film for as long as it is said', () => {
  expect(luma(54, { ...CENTRE, y: 77, h: 6 })).toBeLessThan(150)
  expect(luma(64, { ...CENTRE, y: 77, h: 6 })).toBeGreaterThan(198)
})

/** How much of a tone is in a part of the film. */
function tone(hz: number, from: number, seconds: number): number {
  const part = (wave: (angle: number) => number) => {
    const first = Math.round(from * RATE)
    let sum = 0
    for (let at = first; at < first + Math.round(seconds * RATE); at += 1)
      sum += (sound[2 * at] ?? 0) * wave((2 * Math.PI * hz * at) / RATE)
    return sum / (seconds * RATE * 32_768)
  }
  return Math.hypot(part(Math.cos), part(Math.sin))
}

test('[R1.14] each sound is where the timeline has it, and a muted clip is not heard', () => {
  expect(tone(440, 0.1, 0.4)).toBeGreaterThan(0.03)
  expect(tone(440, 1.7, 0.4)).toBeLessThan(0.003)
  // Twice as fast doesn't mean an octave higher.
  expect(tone(660, 1.05, 0.3)).toBeGreaterThan(0.03)
  expect(tone(880, 1.8, 0.4)).toBeLessThan(0.003)
  expect(tone(1_500, 0.4, 0.4)).toBeLessThan(0.003)
  expect(tone(1_500, 1.2, 0.6)).toBeGreaterThan(0.03)
  expect(tone(220, 2.2, 0.4)).toBeGreaterThan(0.01)
})

test('[R1.14] it is as loud as feeds play it, and says what made it and its parts', async () => {
  const loudness = await measureLoudness(film)
  expect(loudness?.lufs).toBeGreaterThan(-15)
  expect(loudness?.lufs).toBeLessThan(-13)
  expect(loudness?.peak).toBeLessThan(-1)
  expect(await readProvenance(film, 'video/mp4')).toMatchObject({
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
    description: expect.stringContaining('Nobody was recorded saying this.'),
  })
})

test('[R1.14] of a video and an image only what is kept fills the frame', async () => {
  const half = { y: 0, w: 0.5, h: 1 }
  const left = { ...half, x: 0 }
  const clips = [
    clip('c', { crop: left, focus: 1 }),
    clip('c', { id: 'right', crop: { ...half, x: 0.5 }, focus: 0 }),
    clip('c', { id: 'whole', crop: left, fit: 'whole' }),
    clip('ramp', { still: 'hold', crop: { x: 0.75, y: 0.25, w: 0.25, h: 0.25 } }),
  ]
  const file = (name: string, kind: LocalFile['kind'], mimeType: string): [string, LocalFile] => [
    name,
    { path: inFolder(name), kind, mimeType },
  ]
  const files = Object.fromEntries([file('c', 'video', 'video/mp4'), file('ramp', 'image', '')])
  const request = await asked({
    ...{ workflowType: 'timeline', ...FILM, fps: 30, workDir: await temporaryFolder('cropped') },
    timeline: {
      cut: { ...CUT, clips, end_card: null, captions: null, tracks: [] },
      ...{ files, madeBy: null },
    },
  })
  const [made] = await makeOutputs(request, { report: () => {}, signal })
  const frames = await lumaOf(made?.path ?? '')
  const lumaAt = (frame: number, part: Part) => luma(frame, part, frames)
  // Without a crop the right edge of the first would be 100, and the left edge of the second 200.
  for (const part of [LEFT, CENTRE, { ...LEFT, x: 80 }]) {
    expect(Math.abs(lumaAt(10, part) - 200)).toBeLessThan(2.5)
    expect(Math.abs(lumaAt(40, part) - 100)).toBeLessThan(2.5)
  }
  expect(lumaAt(70, TOP)).toBeLessThan(18)
  expect(Math.abs(lumaAt(70, { ...LEFT, x: 80 }) - 200)).toBeLessThan(2.5)
  // The last quarter of the ramp goes from 160 to 200.
  expect(Math.abs(lumaAt(100, CENTRE) - 180)).toBeLessThan(2.5)
  expect(Math.abs(lumaAt(100, LEFT) - 162.2)).toBeLessThan(2.5)
})
