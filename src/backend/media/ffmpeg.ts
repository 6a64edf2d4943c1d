import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { readEnv } from '../env.ts'
import { findExecutable } from '../system/find-executable.ts'
import { LARGE_PAGES } from '../system/large-pages.ts'
import { stepBehind } from '../system/niceness.ts'
import { keptReport } from './kept-reports.ts'

/**
 * Allowed containers. Listed explicitly because ffmpeg trusts content over file names: an HLS playlist called `ad.mp4`
 * would otherwise make it open every file the playlist names.
 */
export const ALLOWED_FORMATS =
  'mov,mp4,m4a,3gp,matroska,webm,avi,asf,flv,mpegts,mpeg,mp3,wav,ogg,flac,aac'

const DEFAULT_TIME_LIMIT_MS = 120_000
const DEFAULT_MEMORY_LIMIT_BYTES = 4 * 1024 ** 3
const STDERR_TAIL_CHARACTERS = 8_192

/**
 * Makes ffmpeg's allocator keep freed picture memory for the next picture. Returned to the system each time, as our own
 * processes are configured to do, every picture costs thousands of page faults: a seventh of the work. Enough for
 * pictures up to 4K; beyond that, a long run's memory would grow with nothing gained.
 */
const MEMORY_KEPT = {
  ...LARGE_PAGES,
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(16 * 1_048_576),
  MALLOC_TRIM_THRESHOLD_: String(16 * 1_048_576),
}

/** A file of ours by absolute path, or raw pictures or samples that we write to standard input. */
export type FfmpegInput =
  | { file: string; options?: string[] }
  | { raw: 'rawvideo' | 'f32le' | 's16le' | 'matroska' | 'mpegts'; options: string[] }

export interface FfmpegCall {
  inputs: FfmpegInput[]
  /** Everything after the inputs: filters, codecs and one output (a path, `-` or `pipe:1`). */
  output: string[]
  signal?: AbortSignal
  timeLimitMs?: number
  memoryLimitBytes?: number
  /** Seconds of the result written so far. */
  onProgress?: (seconds: number) => void
}

export type FfmpegFailure = 'refused' | 'failed' | 'timeout' | 'aborted' | 'missing'

/** `stderrTail` is for the log only: it contains paths and is never shown to a user. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError'
  readonly reason: FfmpegFailure
  readonly stderrTail: string

  constructor(reason: FfmpegFailure, message: string, stderrTail = '') {
    super(message)
    this.reason = reason
    this.stderrTail = stderrTail
  }
}

export interface FfmpegProcess {
  stdin: Writable
  stdout: Readable
  done: Promise<void>
}

/** The only way to start ffmpeg: fixed containers and protocols, no shell, no URLs, limits on everything. */
export function startFfmpeg(call: FfmpegCall): FfmpegProcess {
  const args = ['-nostdin', '-hide_banner', '-y', '-v', 'error', '-progress', 'pipe:3']
  for (const input of call.inputs) args.push(...inputArguments(input))
  refuseAddresses(call.output)
  return run('ffmpeg', [...args, ...call.output], call)
}

/** Runs to the end and returns standard output. */
export async function runFfmpeg(call: FfmpegCall): Promise<Buffer> {
  const { stdin, stdout, done } = startFfmpeg(call)
  stdin.end()
  const [bytes] = await Promise.all([collect(stdout), done])
  return bytes
}

export interface FfprobeOptions extends Pick<FfmpegCall, 'signal' | 'timeLimitMs'> {
  /** What to report; streams and format by default. */
  show?: string[]
}

/** The only way to run ffprobe; returns its JSON. A file's streams and format are probed once and cached. */
export async function runFfprobe(file: string, options: FfprobeOptions = {}): Promise<unknown> {
  const { show, ...limits } = options
  const text = show
    ? await askFfprobe(file, show, limits)
    : await keptReport(file, () => askFfprobe(file, ['-show_format', '-show_streams'], limits))
  return JSON.parse(text)
}

async function askFfprobe(
  file: string,
  show: string[],
  limits: Pick<FfmpegCall, 'signal' | 'timeLimitMs'>,
): Promise<string> {
  refuseAddresses(show)
  const args = ['-v', 'error', '-of', 'json', ...show, ...inputArguments({ file })]
  const { stdin, stdout, done } = run('ffprobe', args, { timeLimitMs: 30_000, ...limits })
  stdin.end()
  const [bytes] = await Promise.all([collect(stdout), done])
  return bytes.toString('utf8')
}

function inputArguments(input: FfmpegInput): string[] {
  if ('raw' in input) return ['-f', input.raw, ...input.options, '-i', 'pipe:0']
  if (!isAbsolute(input.file) || input.file.includes('://')) {
    throw new FfmpegError('refused', 'ffmpeg reads only local files by absolute path')
  }
  const guards = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', ALLOWED_FORMATS]
  return [...guards, ...(input.options ?? []), '-i', `file:${input.file}`]
}

function refuseAddresses(args: string[]): void {
  if (args.some((argument) => argument.includes('://') || argument === '-i')) {
    throw new FfmpegError('refused', 'ffmpeg arguments may not hold an address or another input')
  }
}

function run(
  program: 'ffmpeg' | 'ffprobe',
  args: string[],
  call: Omit<FfmpegCall, 'inputs' | 'output'>,
): FfmpegProcess {
  const [command, ...rest] = limited(program, call.memoryLimitBytes ?? DEFAULT_MEMORY_LIMIT_BYTES)
  const child = spawn(command!, [...rest, ...args], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    shell: false,
    // biome-ignore lint/style/noProcessEnv: handed on as it is, nothing is read from it.
    env: { ...process.env, ...MEMORY_KEPT },
  })
  // A dead child breaks the pipe; `done` already rejects with the reason.
  child.stdin.on('error', () => {})
  const progress = child.stdio[3]
  if (progress instanceof Readable) watchProgress(progress, call.onProgress)
  return { stdin: child.stdin, stdout: child.stdout, done: finished(program, child, call) }
}

/**
 * `nice`, `setpriv` and `prlimit` exec the program, so a single process id covers them all. If we are killed, the
 * system ends the program too, even while it neither reads nor writes.
 */
function limited(program: 'ffmpeg' | 'ffprobe', memoryLimitBytes: number): string[] {
  const { FFMPEG_PATH, FFPROBE_PATH } = readEnv()
  const configured = program === 'ffmpeg' ? FFMPEG_PATH : FFPROBE_PATH
  const binary = findExecutable([configured ?? program])
  if (!binary) throw new FfmpegError('missing', `${program} is not installed`)
  const behind = stepBehind('background')
  // Each wrapper adds ten milliseconds to a start, so it is used only where it has an effect.
  const nice = behind > 0 ? findExecutable(['nice']) : undefined
  const prlimit = findExecutable(['prlimit'])
  return [
    ...(nice ? [nice, '-n', String(behind)] : []),
    ...endWithParent(),
    ...(prlimit ? [prlimit, `--as=${memoryLimitBytes}`, '--core=0', '--'] : []),
    binary,
  ]
}

let ending: string[] | undefined

/** Not every `setpriv` supports the option; checked once. */
function endWithParent(): string[] {
  if (ending) return ending
  const setpriv = findExecutable(['setpriv'])
  const args = ['--pdeathsig', 'KILL', '--']
  const isKnown = setpriv && spawnSync(setpriv, [...args, 'true']).status === 0
  ending = isKnown ? [setpriv, ...args] : []
  return ending
}

function finished(
  program: string,
  child: ChildProcessByStdio<Writable, Readable, Readable>,
  { signal, timeLimitMs = DEFAULT_TIME_LIMIT_MS }: Pick<FfmpegCall, 'signal' | 'timeLimitMs'>,
): Promise<void> {
  let stderrTail = ''
  let stopped: FfmpegFailure | null = null
  const stop = (reason: FfmpegFailure) => {
    stopped ??= reason
    child.kill('SIGKILL')
  }
  const onAbort = () => stop('aborted')
  const timer = setTimeout(() => stop('timeout'), timeLimitMs)
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-STDERR_TAIL_CHARACTERS)
  })
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort, { once: true })
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new FfmpegError('missing', error.message)))
    child.once('close', (code, killedBy) => {
      if (stopped)
        reject(new FfmpegError(stopped, `${program} was stopped (${stopped})`, stderrTail))
      else if (code === 0) resolve()
      else
        reject(new FfmpegError('failed', `${program} ended with ${code ?? killedBy}`, stderrTail))
    })
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  })
  // Callers may await standard output first; a rejection must not count as unhandled meanwhile.
  done.catch(() => {})
  return done
}

function watchProgress(stream: Readable, onProgress: FfmpegCall['onProgress']): void {
  let rest = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const microseconds = /^out_time_us=(\d+)/.exec(line)?.[1]
      if (microseconds) onProgress?.(Number(microseconds) / 1e6)
    }
  })
  stream.on('error', () => {})
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
