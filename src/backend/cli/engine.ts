import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  frameSize,
  RESOLUTIONS,
  type Resolution,
  WORKFLOW_TYPES,
  WORKFLOWS,
  type WorkflowType,
} from '../../contract/generation.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { PROMPT_LENGTH_MAX, VARIATIONS_MAX } from '../../contract/limits.ts'
import { findPlacement, PLACEMENTS } from '../../contract/placements.ts'
import { readEnv } from '../env.ts'
import { createBuiltinEngine, hash, openMatting } from '../generation/builtin-engine.ts'
import type { BrandKit, GenerationRequest, LocalFile, OutputFile } from '../generation/provider.ts'
import { probeMedia } from '../media/probe.ts'
import { readLines, readPrompt } from './engine-read.ts'

interface Options {
  mode: WorkflowType
  prompt: string
  lang: Language
  ratio: AspectRatio
  resolution?: Resolution
  width?: number
  duration: number
  fps: number
  audio?: boolean
  mark: boolean
  count: number
  seed?: number
  image: string[]
  start?: string
  end?: string
  video: string[]
  placement?: string
  logo?: string
  colours: string[]
  legal?: string
  out: string
  json?: boolean
  read?: boolean
  jsonl?: boolean
}

const listed = (value: string) => value.split(',')
const collect = (value: string, list: string[]) => [...list, value]

/** Parses an option's whole number; a bad value becomes commander's error. */
const whole = (low: number, high: number) => (value: string) => {
  const number = Number(value)
  if (Number.isInteger(number) && number >= low && number <= high) return number
  throw new InvalidArgumentError(`It must be a whole number from ${low} to ${high}.`)
}

const command = new Command('engine')
  .description('Makes an image or a video with the built-in engine, without a server.')
  .addOption(new Option('--mode <mode>').choices(WORKFLOW_TYPES).default('text_to_image'))
  .option('--prompt <text>', 'what to make', '')
  .addOption(new Option('--lang <language>').choices(LANGUAGES).default('en'))
  .addOption(new Option('--ratio <ratio>').choices(Object.keys(ASPECT_RATIOS)).default('1:1'))
  .addOption(new Option('--resolution <name>').choices(Object.keys(RESOLUTIONS)))
  .option('--width <pixels>', 'width, instead of a resolution', whole(64, 4_096))
  .option('--duration <seconds>', 'length of a video', whole(1, 60), 5)
  .option('--fps <rate>', 'frames per second', whole(1, 60), 30)
  .option('--audio', 'add music')
  .option('--no-mark', 'leave out the visible mark')
  .option('--count <number>', 'how many variations', whole(1, VARIATIONS_MAX), 1)
  .option('--seed <number>', 'the same seed gives the same bytes', whole(0, 2_147_483_647))
  .option('--image <file>', 'reference image; may be repeated', collect, [])
  .option('--start <file>', 'first frame')
  .option('--end <file>', 'last frame')
  .option('--video <file>', 'video to edit; more of them are joined to it', collect, [])
  .addOption(
    new Option('--placement <id>', 'ad placement: its size and safe zone').choices(
      PLACEMENTS.map(({ id }) => id),
    ),
  )
  .option('--logo <file>', 'the brand’s logo')
  .option('--colours <list>', 'the brand’s colors, #rrggbb,#rrggbb', listed, [])
  .option('--legal <text>', 'small print')
  .option('--out <file>', 'where to write; more variations get -2, -3, -4', '')
  .option('--read', 'print what an image from the prompt would say, and make nothing')
  .option('--jsonl', 'with --read: read prompts as lines {id, lang, prompt} from standard input')
  .option('--json', 'print facts about the results as JSON')

const options = command.parse().opts<Options>()
const workDir = await mkdtemp(join(tmpdir(), 'adloom-engine-'))
try {
  await (options.read ? read(options) : run(options))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await rm(workDir, { recursive: true, force: true })
}

function read({ prompt, lang, jsonl }: Options): Promise<void> | void {
  if (jsonl) return readLines(process.stdin, process.stdout)
  if (prompt === '') throw new Error('--read needs --prompt or --jsonl.')
  process.stdout.write(`${JSON.stringify(readPrompt(prompt, lang))}\n`)
}

async function run(given: Options): Promise<void> {
  const begun = performance.now()
  checkWords(given)
  const engine = createBuiltinEngine({ concurrency: 1, matting: openMatting(readEnv()) })
  const handle = await engine.submit(await requestOf(given))
  let result = await engine.poll(handle)
  const onProgress = given.json || !process.stderr.isTTY ? () => {} : showProgress
  while (result.state === 'running') result = await engine.poll(handle, { onProgress })
  if (result.state === 'failed') throw new Error(result.message)
  const seconds = (performance.now() - begun) / 1000
  const files = await deliver(result.outputs, given.out)
  const facts = await Promise.all(
    files.map(async (file) => ({ file, ...(await probeMedia(file)) })),
  )
  process.stdout.write(
    given.json
      ? `${JSON.stringify({ seconds, results: facts })}\n`
      : `${files.join('\n')}\n${seconds.toFixed(2)} s\n`,
  )
}

function showProgress({ progress, stage }: { progress: number; stage: string }): void {
  process.stderr.write(`\r${stage} ${Math.round(progress * 100)} %   `)
}

/** Reports usage errors before anything is made. */
function checkWords({ mode, prompt, out }: Options): void {
  const missing = prompt === '' ? '--prompt <text>' : '--out <file>'
  if (prompt === '' || out === '') throw new Error(`required option '${missing}' not specified`)
  const extension = WORKFLOWS[mode].kind === 'video' ? '.mp4' : '.png'
  if (extname(out).toLowerCase() !== extension)
    throw new Error(`${mode} makes a ${extension} file: --out must end in ${extension}.`)
  if (prompt.length > PROMPT_LENGTH_MAX)
    throw new Error(`A prompt may have at most ${PROMPT_LENGTH_MAX} characters.`)
}

async function requestOf(given: Options): Promise<GenerationRequest> {
  const isVideo = WORKFLOWS[given.mode].kind === 'video'
  const resolution = given.resolution ?? (isVideo ? '720p' : '1k')
  return {
    taskId: 'command-line',
    workflowType: given.mode,
    model: isVideo ? 'adloom-studio-video' : 'adloom-studio-image',
    prompt: given.prompt,
    language: given.lang,
    ...sizeOf(given, resolution),
    safeZone: placementOf(given)?.safeZone ?? null,
    ...(await brandOf(given)),
    aspectRatio: given.ratio,
    resolution,
    durationSeconds: isVideo ? given.duration : 0,
    fps: isVideo ? given.fps : 0,
    generateAudio: given.audio ?? false,
    watermark: given.mark,
    count: given.count,
    seed: given.seed ?? Math.abs(hash(given.prompt)),
    images: await Promise.all(given.image.map(localFile)),
    ...(given.start ? { startFrame: await localFile(given.start) } : {}),
    ...(given.end ? { endFrame: await localFile(given.end) } : {}),
    ...(await videosOf(given)),
    workDir,
  }
}

async function videosOf({ video }: Options) {
  const [first, ...moreVideos] = await Promise.all(video.map(localFile))
  return first ? { video: first, moreVideos } : {}
}

function placementOf({ placement, ratio }: Options) {
  if (!placement) return undefined
  const format = findPlacement(placement, ratio)
  if (!format) throw new Error(`${placement} doesn’t accept ${ratio}.`)
  return format
}

function sizeOf(given: Options, resolution: Resolution) {
  if (given.width) return sizeFor(given.width, given.ratio)
  const asked = WORKFLOWS[given.mode].kind === 'image' ? placementOf(given)?.size : null
  return asked ?? frameSize(given.ratio, resolution)
}

async function brandOf({ logo, colours, legal }: Options): Promise<{ brand?: BrandKit }> {
  if (!logo && colours.length === 0 && !legal) return {}
  return {
    brand: {
      name: '',
      colours,
      headingFont: null,
      bodyFont: null,
      toneWords: [],
      legalLine: legal ?? null,
      ...(logo && { logo: await localFile(logo) }),
    },
  }
}

function sizeFor(width: number, ratio: AspectRatio) {
  const [across, down] = ASPECT_RATIOS[ratio]
  const even = (value: number) => Math.max(2, Math.round(value / 2) * 2)
  return { width: even(width), height: even((width * down) / across) }
}

async function localFile(path: string): Promise<LocalFile> {
  const isFile = await stat(resolve(path)).then(
    (entry) => entry.isFile(),
    () => false,
  )
  if (!isFile) throw new Error(`There’s no file ${path}.`)
  const { kind, container } = await probeMedia(resolve(path), { originalName: path }).catch(() => {
    throw new Error(`${path} isn’t an image or a video that can be read.`)
  })
  if (kind === 'audio') throw new Error(`${path} contains no picture.`)
  return { path: resolve(path), kind, mimeType: `${kind}/${container}` }
}

async function deliver(outputs: OutputFile[], out: string): Promise<string[]> {
  const files: string[] = []
  for (const [index, { path }] of outputs.entries()) {
    const extension = extname(out)
    const stem = out.slice(0, out.length - extension.length)
    const file = resolve(index === 0 ? out : `${stem}-${index + 1}${extension}`)
    await mkdir(resolve(file, '..'), { recursive: true })
    // The name appears only once the file is complete.
    await copyFile(path, `${file}.part`)
    await rename(`${file}.part`, file)
    files.push(file)
  }
  return files
}
