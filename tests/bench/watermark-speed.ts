import { execFile } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { present } from '../support/present.ts'
import { measureChildren } from './process-tree.ts'

const run = promisify(execFile)

/** Footage with a moving camera, and the logo for its corner, both from the evaluation. */
const [CLIP, MARK] = ['clips/dog.mp4', 'marks/channel_a.png']
const FPS = 30
const SECONDS = 12
const LARGE_BYTES = 500_000_000

interface SpeedCase {
  name: string
  file: string
  regions: string
  seconds: number
}

/** How fast each command removes a corner logo, its processor time, and its memory. */
export async function measureSpeed(
  bench: string,
  work: string,
  commands: Record<string, string>,
): Promise<void> {
  const small = await makeClip(bench, work, 720)
  const full = await makeClip(bench, work, 1080)
  const large = await makeLarge(work, full)
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, n) => (n < 2 ? cell.padEnd(16) : cell.padStart(12))).join(''))
  row(['corner logo', 'method', '× real time', 'CPU s per s', 'peak MiB', 'load'])
  for (const { name, file, regions, seconds } of [small, full, large]) {
    for (const [method, command] of Object.entries(commands)) {
      const out = join(work, 'speed-out.mp4')
      const filled = command
        .replace('{in}', file)
        .replace('{regions}', regions)
        .replace('{out}', out)
      const [program = '', ...rest] = filled.split(' ')
      const usage = await measureChildren(() => run(program, rest, { maxBuffer: 1 << 28 }))
      row([
        ...[name, method, (seconds / usage.seconds).toFixed(2)],
        ...[(usage.cpuSeconds / seconds).toFixed(2), usage.peakMib.toFixed(0)],
        present(loadavg()[0]).toFixed(1),
      ])
    }
  }
}

/** A clip of this height with the logo in its corner, and the rectangle a person would draw. */
async function makeClip(bench: string, work: string, height: number): Promise<SpeedCase> {
  const file = join(work, `speed-${height}.mp4`)
  const [width, margin] = [Math.round((height * 16) / 9), Math.round(height / 20)]
  const [w, h] = [Math.round(height * 0.28) & ~1, Math.round(height * 0.12) & ~1]
  const [x, y] = [width - w - margin, margin]
  const picture = `[0:v]scale=${width}:${height}:flags=bicubic,fps=${FPS}[v];[1]scale=${w}:${h}[m]`
  await ffmpeg(
    ...['-stream_loop', '-1', '-i', join(bench, CLIP), '-i', join(bench, MARK)],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000'],
    ...['-filter_complex', `${picture};[v][m]overlay=${x}:${y}[o]`, '-map', '[o]', '-map', '2:a'],
    ...['-c:v', 'libx264', '-crf', '18', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    ...['-t', String(SECONDS), file],
  )
  const regions = join(work, `speed-${height}.json`)
  const drawn = { x: x - 8, y: y - 7, w: w + 17, h: h + 15 }
  await writeFile(regions, JSON.stringify({ width, height, regions: [drawn] }))
  return { name: `${height}p30`, file, regions, seconds: SECONDS }
}

/** Repeats the frames with grain until the file has an upload's maximum size. */
async function makeLarge(work: string, { file, regions }: SpeedCase): Promise<SpeedCase> {
  const [grainy, large] = [join(work, 'speed-grain.mp4'), join(work, 'speed-large.mp4')]
  await ffmpeg(
    ...['-i', file, '-vf', 'noise=alls=24:allf=t', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-b:v', '80M', '-pix_fmt', 'yuv420p', '-c:a', 'copy', grainy],
  )
  const times = Math.max(1, Math.round(LARGE_BYTES / (await stat(grainy)).size))
  await ffmpeg('-stream_loop', String(times - 1), '-i', grainy, '-c', 'copy', large)
  const mb = Math.round((await stat(large)).size / 1e6)
  return { name: `1080p30, ${mb} MB`, file: large, regions, seconds: SECONDS * times }
}

const ffmpeg = (...args: string[]) =>
  run('ffmpeg', ['-nostdin', '-hide_banner', '-y', '-v', 'error', ...args])
