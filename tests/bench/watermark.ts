/**
 * `npm run bench:watermark -- --bench DIR`: lays known watermarks over clean clips, removes them, and
 * reports how close the result comes to the clean clip, compared with ffmpeg's delogo in the same run; then
 * how fast a corner logo is removed at 720p, at 1080p, and from a 500 MB file. The evaluation and its clips
 * aren't part of the project: `--bench` or WM_BENCH_DIR names its folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { describeMachine } from './machine.ts'
import { measureSpeed } from './watermark-speed.ts'

const PYTHON = '/usr/bin/python3'
/** Started as the product does; with npm, npm would be measured, too. */
const OURS = `env GLIBC_TUNABLES=glibc.malloc.hugetlb=1 ${process.execPath} --max-semi-space-size=4 --import ./src/backend/system/compile-cache.js src/backend/cli/watermark.ts`

const options = new Command('bench:watermark')
  .option('--bench <folder>', 'folder of the evaluation', process.env.WM_BENCH_DIR)
  .option('--scen <names>', 'scenarios, separated by commas')
  .option('--clips <names>', 'clips, separated by commas')
  .option('--work <folder>', 'where marked clips and results are kept; a temporary folder else')
  .option('--no-direct', 'leave out the runs without rectangles')
  .option('--no-peer', 'leave out delogo')
  .option('--no-quality', 'leave out the scenarios')
  .option('--no-speed', 'leave out what it costs')
  .parse()
  .opts<{
    bench?: string
    scen?: string
    clips?: string
    work?: string
    direct: boolean
    peer: boolean
    quality: boolean
    speed: boolean
  }>()
if (!options.bench) throw new Error('say where the evaluation is: --bench DIR or WM_BENCH_DIR')
const bench = resolve(options.bench)
const work = options.work ? resolve(options.work) : await mkdtemp(join(tmpdir(), 'adloom-marks-'))

async function evaluate(...args: string[]): Promise<void> {
  const child = spawn(PYTHON, [join(bench, 'wmbench.py'), ...args, '--work', work], {
    stdio: 'inherit',
  })
  const [exitCode] = await once(child, 'close')
  if (exitCode !== 0) throw new Error(`the evaluation ended with ${exitCode}`)
}

const selection = [
  ...(options.scen ? ['--scen', options.scen] : []),
  ...(options.clips ? ['--clips', options.clips] : []),
]
const measure = (name: string, mode: 'precise' | 'direct', command: string) =>
  evaluate('run', '--name', name, '--mode', mode, '--cmd', command, ...selection)

const peer = `${PYTHON} ${join(bench, 'peers/peer.py')} delogo {in} {regions} {out}`
const precise = `${OURS} --in {in} --regions {regions} --out {out}`

async function measureQuality(): Promise<void> {
  if (options.peer) await measure('delogo', 'precise', peer)
  await measure('precise', 'precise', precise)
  if (options.direct) await measure('direct', 'direct', `${OURS} --in {in} --out {out}`)
}

try {
  if (options.quality) await measureQuality()
  console.log(describeMachine())
  if (options.quality) await evaluate('table')
  if (options.speed) {
    await measureSpeed(bench, work, { ...(options.peer ? { delogo: peer } : {}), ours: precise })
  }
} finally {
  if (!options.work) await rm(work, { recursive: true, force: true })
}
