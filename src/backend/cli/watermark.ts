import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { z } from 'zod'
import { removeWatermark } from '../media/watermark/remove-watermark.ts'

const Regions = z.object({
  regions: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      w: z.number().positive(),
      h: z.number().positive(),
      from: z.number().optional(),
      to: z.number().optional(),
    }),
  ),
})

const options = new Command('watermark')
  .description('Takes watermarks out of a video, without a server.')
  .requiredOption('--in <file>', 'video to work on')
  .requiredOption('--out <file>', 'where to write the result')
  .option('--regions <file>', 'JSON with the places of the marks; without it they are looked for')
  .option('--json', 'print facts of the result as JSON')
  .parse()
  .opts<{ in: string; out: string; regions?: string; json?: boolean }>()

const stop = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort())
const workDir = await mkdtemp(join(tmpdir(), 'adloom-watermark-'))
try {
  const begun = performance.now()
  const regions = await removeWatermark({
    file: resolve(options.in),
    out: resolve(options.out),
    regions: options.regions ? await readRegions(options.regions) : undefined,
    workDir,
    signal: stop.signal,
    onProgress: ({ stage, share }) =>
      process.stderr.write(`\r${stage} ${Math.round(share * 100)} %   `),
  })
  const seconds = (performance.now() - begun) / 1000
  process.stderr.write('\n')
  if (options.json) process.stdout.write(`${JSON.stringify({ seconds, regions })}\n`)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await rm(workDir, { recursive: true, force: true })
}

async function readRegions(file: string) {
  const { success, data } = Regions.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!success) throw new Error('The file of regions does not hold {"regions": [{x, y, w, h}, …]}.')
  return data.regions
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
