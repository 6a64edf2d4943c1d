import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { keysOf } from '../../src/contract/keys-of.ts'
import { cachedFixture, digestOf } from './cached-fixture.ts'
import { makeVideo } from './media-files.ts'

const TONE = 'aevalsrc=0.3*sin(440*2*PI*t)|0.3*sin(554*2*PI*t):d=2:s=48000'
const X264 = ['-c:v', 'libx264', '-preset', 'ultrafast']

/** Arguments that turn a plain video into one of the kinds that people really send. */
const KINDS = {
  'without sound': ['-c', 'copy'],
  'with a variable frame rate': [
    ...['-vf', "select='lt(t,0.7)+not(mod(n,3))'", '-vsync', 'vfr', ...X264],
  ],
  'with rotation in its metadata': ['-c', 'copy', '-metadata:s:v:0', 'rotate=90'],
  'of odd size': ['-vf', 'scale=63:47', '-pix_fmt', 'yuv444p', ...X264],
  'of ten bits': ['-pix_fmt', 'yuv420p10le', ...X264],
  'with HDR colours': [
    ...['-pix_fmt', 'yuv420p10le', '-color_trc', 'smpte2084', '-color_primaries', 'bt2020'],
    ...['-colorspace', 'bt2020nc', ...X264],
  ],
  interlaced: ['-vf', 'tinterlace=interleave_top', '-flags', '+ilme+ildct', ...X264],
  'with square edges in its shape': ['-vf', 'setsar=4/3', ...X264],
  'with an empty sound track': [
    ...['-filter_complex', `${TONE},atrim=end_sample=1[a]`, '-map', '0:v', '-map', '[a]'],
    ...['-c:v', 'copy', '-c:a', 'aac'],
  ],
  'with a silent sound track': [
    ...['-filter_complex', 'aevalsrc=0:d=2:s=44100[a]', '-map', '0:v', '-map', '[a]'],
    ...['-c:v', 'copy', '-c:a', 'aac'],
  ],
  'with two sound tracks': [
    ...['-filter_complex', `${TONE},asplit[a][b]`, '-map', '0:v', '-map', '[a]', '-map', '[b]'],
    ...['-c:v', 'copy', '-c:a', 'aac'],
  ],
  'with sound': [
    ...['-filter_complex', `${TONE}[a]`, '-map', '0:v', '-map', '[a]', '-c:v', 'copy'],
    ...['-c:a', 'aac'],
  ],
} satisfies Record<string, string[]>

export type OddVideo = keyof typeof KINDS
export const ODD_VIDEOS = keysOf(KINDS)

/** A real two-second MP4 of the named kind. */
export async function makeOddVideo(kind: OddVideo): Promise<Buffer> {
  const plain = await makeVideo({ seconds: 2, width: 64, height: 48 })
  const asked = { kind, from: digestOf(plain) }
  return cachedFixture(import.meta.url, asked, () => converted(plain, kind))
}

async function converted(video: Buffer, kind: OddVideo): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-odd-'))
  const [plain, file] = [join(folder, 'plain.mp4'), join(folder, 'odd.mp4')]
  try {
    await writeFile(plain, video)
    await runFfmpeg({
      inputs: [{ file: plain }],
      output: [...KINDS[kind], '-movflags', '+faststart', '-f', 'mp4', file],
    })
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
