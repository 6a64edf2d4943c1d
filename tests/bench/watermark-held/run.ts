/**
 * Watermarks that no constant was tuned for, over clips in a folder: how close the result comes to the clean
 * clip, compared with delogo, and the watermark's remaining share. `node tests/bench/watermark-held/run.ts --held DIR`.
 */
import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Command } from 'commander'
import { runFfmpeg, runFfprobe, startFfmpeg } from '../../../src/backend/media/ffmpeg.ts'
import { clipsOf, DRAWINGS, type HeldCase, heldCase, SCENARIOS } from './cases.ts'
import { type Picture, readPictures } from './frames.ts'
import { marked } from './laid-over.ts'
import { type Score, scoreOf } from './score.ts'
import { writeStrip } from './strip.ts'

const run = promisify(execFile)
const OURS = [
  '--max-semi-space-size=4',
  '--import',
  './src/backend/system/compile-cache.js',
  'src/backend/cli/watermark.ts',
]

const options = new Command('bench:watermark-held')
  .requiredOption('--held <folder>', 'folder whose folder clips contains videos')
  .option('--work <folder>', 'where marked clips, results and strips are kept', '.wm-held')
  .option('--scen <names>', 'scenarios, separated by commas')
  .option('--clips <names>', 'clips, separated by commas')
  .option('--name <name>', 'of the file with the figures', 'ours')
  .option('--drawings <count>', 'rectangles per case, drawn too large and too small', '0')
  .parse()
  .opts<{
    held: string
    work: string
    scen?: string
    clips?: string
    name: string
    drawings: string
  }>()
const work = resolve(options.work)
await mkdir(work, { recursive: true })

interface Row {
  name: string
  scenario: string
  ours: Score | null
  delogo: Score
  seconds: number
}

const rows: Row[] = []
const files = await readdir(join(resolve(options.held), 'clips'))
for (const scenario of options.scen?.split(',') ?? SCENARIOS)
  for (const clip of clipsOf(scenario)) {
    const file = files.find((name) => name.startsWith(`${clip}.`))
    if (!file || !(options.clips?.split(',').includes(clip) ?? true)) continue
    await measure(scenario, clip, resolve(options.held, 'clips', file))
  }
await writeFile(join(work, `held-${options.name}.json`), JSON.stringify(rows, null, 1))
summarise()

async function measure(scenario: string, clip: string, file: string): Promise<void> {
  const { width, height } = await sizeOf(file)
  const clean = await readPictures(file, width, height)
  const size = { width, height, count: clean.length }
  const count = Number(options.drawings)
  const cases = [
    heldCase(scenario, clip, size),
    ...Array.from({ length: count }, (_, n) =>
      heldCase(scenario, clip, size, n % 2 ? DRAWINGS.small : DRAWINGS.large, n + 1),
    ),
  ]
  const input = join(work, `${scenario}-${clip}.${file.endsWith('webm') ? 'webm' : 'mp4'}`)
  await writeMarked(input, clean, cases[0]!)
  const seen = await readPictures(input, width, height)
  const scored = async (result: string, held: HeldCase) => {
    const got = await readPictures(result, width, height)
    return { got, score: scoreOf(got, clean, held.mark, held.strengthAt) }
  }
  for (const [n, held] of cases.entries()) {
    const name = `${scenario}-${clip}${n ? `-${n}` : ''}`
    const peer = await delogo(input, join(work, `${name}-delogo.mp4`), held)
    const delogoed = await scored(peer, held)
    const begun = performance.now()
    const out = await removed(input, join(work, `${name}-${options.name}.mp4`), held)
    const seconds = (performance.now() - begun) / 1000
    const ours = out ? await scored(out, held) : null
    rows.push({ name, scenario, ours: ours?.score ?? null, delogo: delogoed.score, seconds })
    tell(rows.at(-1)!)
    if (ours) {
      const strip = join(work, `${name}-${options.name}.png`)
      await writeStrip(strip, held.mark.box, [clean, seen, ours.got, delogoed.got])
    }
  }
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const report: unknown = await runFfprobe(file, {
    show: ['-select_streams', 'v:0', '-show_entries', 'stream=width,height'],
  })
  const [, width, height] = /"width":(\d+),"height":(\d+)/.exec(JSON.stringify(report)) ?? []
  return { width: Number(width), height: Number(height) }
}

async function writeMarked(file: string, clean: readonly Picture[], held: HeldCase): Promise<void> {
  const { width, height } = clean[0]![0]
  const codec = file.endsWith('webm')
    ? ['-c:v', 'libvpx-vp9', '-crf', '18', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '8']
    : ['-c:v', 'libx264', '-crf', '18', '-preset', 'fast']
  const raw = ['-pix_fmt', 'yuv420p', '-s', `${width}x${height}`, '-r', '25']
  const { stdin, done } = startFfmpeg({
    inputs: [{ raw: 'rawvideo', options: raw }],
    output: [...codec, file],
  })
  const bytes = clean.flatMap((picture, index) =>
    marked(picture, held.mark, held.strengthAt(index)),
  )
  stdin.end(Buffer.concat(bytes))
  await done
}

async function delogo(input: string, out: string, { region, mark }: HeldCase): Promise<string> {
  const [width, height] = await sizeOf(input).then((size) => [size.width, size.height])
  const x = Math.max(1, region.x)
  const y = Math.max(1, region.y)
  const w = Math.min(width! - 1, region.x + region.w) - x
  const h = Math.min(height! - 1, region.y + region.h) - y
  if (mark.box.w === 0) throw new Error('the mark is empty')
  await runFfmpeg({
    inputs: [{ file: input }],
    output: [
      '-vf',
      `delogo=x=${x}:y=${y}:w=${w}:h=${h},pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0,crop=${width}:${height}:0:0:exact=1`,
      '-c:v',
      'libx264',
      '-qp',
      '10',
      '-pix_fmt',
      'yuv444p',
      '-preset',
      'veryfast',
      out,
    ],
  })
  return out
}

async function removed(
  input: string,
  out: string,
  { region, mark }: HeldCase,
): Promise<string | null> {
  const regions = `${out}.json`
  await writeFile(regions, JSON.stringify({ regions: [region], box: mark.box }))
  const env = { ...process.env, GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }
  try {
    await run(process.execPath, [...OURS, '--in', input, '--regions', regions, '--out', out], {
      env,
    })
    return out
  } catch (error) {
    console.log(`FAILED ${out}: ${error instanceof Error ? error.message.slice(-300) : error}`)
    return null
  }
}

function tell({ name, ours, delogo: peer, seconds }: Row): void {
  const part = (score: Score | null) =>
    score
      ? [
          score.psnr.toFixed(2),
          score.absent?.toFixed(1) ?? '-',
          score.left.toFixed(2),
          score.flicker.toFixed(2),
        ]
          .map((cell) => cell.padStart(7))
          .join('')
      : '   none'.repeat(4)
  console.log(`${name.padEnd(24)}${part(ours)}  |${part(peer)}${seconds.toFixed(1).padStart(7)} s`)
}

function summarise(): void {
  const mean = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
  console.log('scenario        n   ours  delogo   worst against delogo  most left')
  for (const scenario of new Set(rows.map((row) => row.scenario))) {
    const own = rows.filter((row) => row.scenario === scenario)
    const psnr = (row: Row) => row.ours?.psnr ?? 0
    console.log(
      [
        scenario.padEnd(14),
        String(own.length).padStart(3),
        mean(own.map(psnr)).toFixed(2).padStart(7),
        mean(own.map((row) => row.delogo.psnr))
          .toFixed(2)
          .padStart(8),
        Math.min(...own.map((row) => psnr(row) - row.delogo.psnr))
          .toFixed(2)
          .padStart(12),
        Math.max(...own.map((row) => row.ours?.left ?? 1))
          .toFixed(2)
          .padStart(20),
      ].join(''),
    )
  }
}
