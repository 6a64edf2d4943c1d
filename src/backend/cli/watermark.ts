import { copyFile, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { Command } from 'commander'
import { z } from 'zod'
import { failureOf, traceOf } from '../media/watermark/failure.ts'
import { WatermarkRefusal } from '../media/watermark/refusal.ts'
import type { RemovalRequest } from '../media/watermark/remove-watermark.ts'
import { openVideo } from '../media/watermark/video/source.ts'
import { cleanAfterDeath } from '../system/clean-after-death.ts'

const Regions = z.object({
  regions: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      w: z.number().positive(),
      h: z.number().positive(),
      from: z.number().optional(),
      to: z.number().optional(),
      method: z.literal('replace').optional(),
    }),
  ),
})

const options = new Command('watermark')
  .description('Removes watermarks from a video, without a server.')
  .requiredOption('--in <file>', 'video to work on')
  .requiredOption('--out <file>', 'where to write the result')
  .option(
    '--regions <file>',
    'JSON file that says where the watermarks are; without it, they’re looked for',
  )
  .option('--no-credentials', 'leave out the video’s XMP and Content Credentials')
  .option('--trace', 'print the cause of an unexpected failure')
  .option('--json', 'print facts about the result as JSON')
  .parse()
  .opts<{
    in: string
    out: string
    regions?: string
    credentials: boolean
    json?: boolean
    trace?: boolean
  }>()

/** A mistake in how the command was called. */
class UsageError extends Error {}

const workDir = await mkdtemp(join(tmpdir(), 'adloom-watermark-'))
// A signal kills this process at once, and ffmpeg with it; a handler would run too late.
const cleaned = cleanAfterDeath(workDir, `${resolve(options.out)}.part`)
// Last safety net: even an unhandled error ends with a readable sentence.
process.on('uncaughtException', (error) => {
  process.stderr.write(`\n${sentenceFor(error)}\n`)
  process.exit(1)
})
try {
  const begun = performance.now()
  const regions = await removed({
    file: await existing(resolve(options.in)),
    out: resolve(options.out),
    regions: options.regions ? await readRegions(options.regions) : undefined,
    keepCredentials: options.credentials,
    workDir,
    signal: new AbortController().signal,
    onProgress: ({ stage, share }) =>
      process.stderr.write(`\r${stage} ${Math.round(share * 100)} %   `),
    onCutOff: ({ promisedSeconds, readSeconds }) =>
      process.stderr.write(
        `\nThe file is cut off: only ${readSeconds.toFixed(1)} of ${promisedSeconds.toFixed(1)} s can be read. The result ends there.\n`,
      ),
  })
  const seconds = (performance.now() - begun) / 1000
  process.stderr.write('\n')
  if (options.json) process.stdout.write(`${JSON.stringify({ seconds, regions })}\n`)
} catch (error) {
  process.stderr.write(`\n${sentenceFor(error)}\n`)
  process.exitCode = 1
} finally {
  await rm(workDir, { recursive: true, force: true })
  cleaned()
}

/** If nothing is found, the video is copied unchanged, so that every video in a list has a result. */
async function removed(request: RemovalRequest) {
  try {
    const source = openVideo(request.file, request.signal)
    // A failure reaches whoever awaits it; the engine is loaded while the video is examined.
    source.catch(() => {})
    const { removeWatermark } = await import('../media/watermark/remove-watermark.ts')
    return await removeWatermark({ ...request, source })
  } catch (error) {
    const { file, out } = request
    const isClean = error instanceof WatermarkRefusal && error.reason === 'nothing_found'
    if (!isClean || extname(file).toLowerCase() !== extname(out).toLowerCase()) throw error
    await copyFile(file, `${out}.part`)
    await rename(`${out}.part`, out)
    process.stderr.write('\nNo watermark was found; the video was copied unchanged.')
    return []
  }
}

/** One sentence for the operator; with --trace, the cause of an unexpected failure. */
function sentenceFor(error: unknown): string {
  if (error instanceof UsageError) return error.message
  const { reason, message } = failureOf(error)
  return reason === 'unforeseen' && options.trace ? traceOf(error) : message
}

async function existing(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new UsageError(`There’s no file ${file}.`)
  return file
}

async function readRegions(file: string) {
  const text = await readFile(await existing(resolve(file)), 'utf8')
  const { success, data } = Regions.safeParse(parseJson(text))
  if (!success)
    throw new UsageError('The regions file doesn’t contain {"regions": [{x, y, w, h}, …]}.')
  return data.regions
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
