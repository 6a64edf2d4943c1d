import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  MARKED_AREA,
  MARKED_HEIGHT,
  MARKED_WIDTH,
  makeMarkedVideo,
} from '../../../../tests/support/marked-video.ts'
import { factsOf, lumaOf, soundOf, timesOf } from '../../../../tests/support/video-facts.ts'
import { findExecutable } from '../../system/find-executable.ts'
import { runFfmpeg, startFfmpeg } from '../ffmpeg.ts'
import type { Region } from './geometry.ts'
import { removeWatermark } from './remove-watermark.ts'

/** Slightly longer than the subtitle and the chapter that are added. */
const SECONDS = 0.5

let folder: string
let marked: string
let clean: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-odd-'))
  marked = join(folder, 'marked.mp4')
  await writeFile(marked, await makeMarkedVideo({ seconds: SECONDS }))
  const unmarked = join(folder, 'unmarked.mp4')
  await writeFile(unmarked, await makeMarkedVideo({ seconds: SECONDS, isMarked: false }))
  clean = await lumaOf(unmarked)
})
afterAll(() => rm(folder, { recursive: true }))

/** The marked video, stored in another way. */
async function storedAs(name: string, output: string[], from = marked): Promise<string> {
  const file = join(folder, name)
  await runFfmpeg({ inputs: [{ file: from }], output: ['-map', '0', ...output, file] })
  return file
}

const H264 = ['-c:v', 'libx264', '-crf', '10', '-preset', 'veryfast']

/** A corner of the mark, for tests in which the quality of the removal doesn't matter. */
const CORNER = { ...MARKED_AREA, w: 16, h: 12 }

let works = 0
async function removed(file: string, region: Region = CORNER) {
  const name = `result-${works++}`
  const out = join(folder, `${name}.mp4`)
  await removeWatermark({
    file,
    out,
    regions: [region],
    workDir: join(folder, name),
    signal: new AbortController().signal,
    onProgress: () => {},
  })
  return out
}

/** A tone in two tracks, as PCM and as AAC. */
async function withSound(name: string, codecs: string[], more: string[] = []): Promise<string> {
  const file = join(folder, name)
  const samples = Buffer.alloc(2 * 44_100 * 2)
  for (let at = 0; at < samples.length / 2; at++)
    samples.writeInt16LE(Math.round(9_000 * Math.sin(at / 16)), 2 * at)
  const { stdin, done } = startFfmpeg({
    inputs: [{ file: marked }, { raw: 's16le', options: ['-ar', '44100', '-ac', '1'] }],
    output: [
      ...['-map', '0:v', '-c:v', 'copy'],
      ...codecs.flatMap((codec, track) => ['-map', '1:a', `-c:a:${track}`, codec]),
      ...[...more, '-shortest', file],
    ],
  })
  stdin.end(samples)
  await done
  return file
}

/** PSNR in decibels inside or outside the mark's place, for the worst picture. */
function worstLikeness(got: Buffer, wanted: Buffer, isAsked: (x: number, y: number) => boolean) {
  expect(got.length).toBe(wanted.length)
  const size = MARKED_WIDTH * MARKED_HEIGHT
  const errors = Array.from({ length: got.length / size }, (_, frame) => {
    let [sum, count] = [0, 0]
    for (let at = 0; at < size; at++) {
      if (!isAsked(at % MARKED_WIDTH, Math.floor(at / MARKED_WIDTH))) continue
      sum += (got[frame * size + at]! - wanted[frame * size + at]!) ** 2
      count++
    }
    return sum / count
  })
  return 10 * Math.log10(255 ** 2 / Math.max(...errors))
}

const isInside = (x: number, y: number): boolean =>
  x >= MARKED_AREA.x &&
  y >= MARKED_AREA.y &&
  x < MARKED_AREA.x + MARKED_AREA.w &&
  y < MARKED_AREA.y + MARKED_AREA.h
const isOutside = (x: number, y: number): boolean => !isInside(x, y)

const pictureOf = (facts: Awaited<ReturnType<typeof factsOf>>) =>
  facts.streams.find(({ codec_type }) => codec_type === 'video')!

test.each([
  ['wide colour', 'y422.mp4', [...H264, '-pix_fmt', 'yuv422p'], { pix_fmt: 'yuv422p' }],
  ['full range', 'full.mp4', [...H264, '-pix_fmt', 'yuvj420p'], { color_range: 'pc' }],
  [
    'the fields of television',
    'fields.mp4',
    [...H264, '-flags', '+ildct+ilme', '-x264-params', 'bff=1'],
    { field_order: 'bb' },
  ],
  [
    'the colours of HDR',
    'hdr.mp4',
    [
      ...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le'],
      ...['-x265-params', 'log-level=error:hdr10=1:max-cll=1000,400'],
      ...['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc'],
    ],
    { pix_fmt: 'yuv420p10le', color_transfer: 'smpte2084', color_primaries: 'bt2020' },
  ],
  [
    'pixels wider than high',
    'wide.mp4',
    [...H264, '-aspect', '16:9'],
    { display_aspect_ratio: '16:9' },
  ],
])('%s is kept', async (_what, name, output, expected) => {
  const file = await storedAs(name, output)
  const stretch = name === 'wide.mp4' ? 4 / 3 : 1
  const area = { ...CORNER, x: CORNER.x * stretch, w: CORNER.w * stretch }
  const result = await removed(file, area)
  expect(pictureOf(await factsOf(file))).toMatchObject(expected)
  expect(pictureOf(await factsOf(result))).toMatchObject(expected)
  expect(await timesOf(result)).toEqual(await timesOf(file))
  expect(worstLikeness(await lumaOf(result), await lumaOf(file), isOutside)).toBeGreaterThan(36)
})

test('a picture of odd sides keeps its size, though its codec knows it and ours does not', async () => {
  const [width, height] = [MARKED_WIDTH - 1, MARKED_HEIGHT - 1]
  const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-crf', '20']
  const crop = ['-vf', `crop=${width}:${height}:0:0:exact=1`, ...vp9, '-pix_fmt', 'yuv420p']
  const result = await removed(await storedAs('odd.webm', crop))
  expect(pictureOf(await factsOf(result))).toMatchObject({ width, height })
})

test('on a mirrored and turned picture the place is meant as shown, and it stays so', async () => {
  const file = await storedAs('upright.mp4', ['-c', 'copy', '-metadata:s:v', 'rotate=90'])
  const bytes = await readFile(file)
  const at = bytes.indexOf('tkhd') + 4 + 40
  const mirrored = [0, 0x10000, 0, 0x10000, 0, 0, 0, 0, 0x40000000]
  for (const [index, value] of mirrored.entries()) bytes.writeInt32BE(value, at + 4 * index)
  await writeFile(file, bytes)
  const { x, y, w, h } = MARKED_AREA
  const result = await removed(file, { x: y, y: x, w: h, h: w })
  expect(worstLikeness(await lumaOf(result), clean, isInside)).toBeGreaterThan(28)
  expect(pictureOf(await factsOf(result)).side_data_list).toEqual(
    pictureOf(await factsOf(file)).side_data_list,
  )
})

test('frames of a varying rate keep their times, and the last one its length', async () => {
  const jitter = ['-vf', 'settb=1/16000,setpts=PTS+N*N+200*sin(N)', '-enc_time_base', '1:16000']
  const file = await storedAs('varying.mp4', [
    ...[...jitter, '-fps_mode', 'passthrough', ...H264, '-video_track_timescale', '16000'],
    // Its last frame lasts over a second.
    ...['-bsf:v', 'setts=pts=PTS:dts=DTS:duration=20000'],
  ])
  const result = await removed(file)
  expect(await timesOf(result)).toEqual(await timesOf(file))
  const [before, after] = [pictureOf(await factsOf(file)), pictureOf(await factsOf(result))]
  const [last] = (await timesOf(file)).slice(-1)
  expect(Number(before.duration) - last!).toBeGreaterThan(1)
  expect(Number(after.duration)).toBeCloseTo(Number(before.duration), 1)
})

test('after ten seconds every patch still lies on its own frame', async () => {
  const long = join(folder, 'long-source.mp4')
  await writeFile(long, await makeMarkedVideo({ seconds: 4 }))
  const ntsc = ['-vf', 'settb=1001/7500,setpts=N', '-r', '7500/1001', ...H264, '-g', '400']
  // Without an index, and with a clock that has been running for an hour.
  const file = await storedAs('long.ts', [...ntsc, '-output_ts_offset', '3600'], long)
  const result = await removed(file, MARKED_AREA)
  const [from, to] = [await timesOf(file), await timesOf(result)]
  expect(to).toHaveLength(from.length)
  expect(to[0]).toBe(0)
  expect(to.at(-1)).toBeGreaterThan(10)
  expect(to.at(-1)! - (from.at(-1)! - from[0]!)).toBeCloseTo(0, 5)
  const shown = await lumaOf(result)
  expect(worstLikeness(shown, await lumaOf(file), isOutside)).toBeGreaterThan(36)
  const unmarked = join(folder, 'long-unmarked.mp4')
  await writeFile(unmarked, await makeMarkedVideo({ seconds: 4, isMarked: false }))
  const wanted = await lumaOf(unmarked)
  expect(worstLikeness(shown, wanted, isInside)).toBeGreaterThan(28)
  // ffmpeg yields to everything else on the machine.
}, 300_000)

test('sound is copied with its languages, and what MP4 cannot carry loses nothing', async () => {
  const languages = ['-metadata:s:a:0', 'language=ger', '-metadata:s:a:1', 'language=fre']
  const file = await withSound('sound.mkv', ['aac', 'pcm_s16le'], languages)
  const result = await removed(file)
  const tracks = (await factsOf(result)).streams.filter(({ codec_type }) => codec_type === 'audio')
  expect(tracks).toMatchObject([
    { codec_name: 'aac', tags: { language: 'ger' } },
    { codec_name: 'flac', tags: { language: 'fre' } },
  ])
  for (const track of [0, 1])
    expect(await soundOf(result, track)).toEqual(await soundOf(file, track))
})

test('title, chapters, subtitles and cover are kept', async () => {
  const texts = join(folder, 'texts.srt')
  await writeFile(texts, '1\n00:00:00,100 --> 00:00:00,400\nHello\n')
  const facts = join(folder, 'facts.txt')
  await writeFile(
    facts,
    ';FFMETADATA1\ntitle=My title\n[CHAPTER]\nTIMEBASE=1/10\nSTART=0\nEND=4\ntitle=One\n',
  )
  const still = await storedAs('cover.png', ['-frames:v', '1'])
  const file = join(folder, 'rich.mp4')
  const rich = spawnSync(findExecutable(['ffmpeg'])!, [
    ...['-v', 'error', '-i', marked, '-i', texts, '-i', facts, '-i', still],
    ...['-map', '0:v', '-map', '1', '-map', '3', '-map_metadata', '2', '-map_chapters', '2'],
    ...['-c', 'copy', '-c:s', 'mov_text', '-metadata:s:s:0', 'language=eng'],
    ...['-disposition:v:1', 'attached_pic', file],
  ])
  expect(rich.status).toBe(0)
  const { streams, format, chapters } = await factsOf(await removed(file))
  expect(format.tags).toMatchObject({ title: 'My title' })
  expect(chapters.map(({ tags }) => tags.title)).toEqual(['One'])
  // MP4 stores chapter names in a data track.
  const kinds = streams.map(({ codec_name }) => codec_name).filter((name) => name !== 'bin_data')
  expect(kinds).toEqual(['h264', 'mov_text', 'png'])
  expect(streams[1]).toMatchObject({ tags: { language: 'eng' } })
})
