import { type ChildProcess, fork } from 'node:child_process'
import { totalmem } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '../../../paths.ts'

export interface CutterOptions {
  /** The program of the computing process; tests pass a light one. */
  entry: string
  idleMs?: number
  /** How long it rests after repeated failures. */
  restMs?: number
  /** How long it may use no processor time before it counts as stuck. */
  silentMs?: number
  /** Processor time after which it counts as running in circles. */
  cpuSecondsMax?: number
  /** Free bytes of memory it needs to start, and how long it waits for them. */
  memoryMin?: number
  memoryWaitMs?: number
  freeMemory?: () => number
}

interface Cut {
  picture: string
  matte: string
}

/** Reports that a task is done or failed; until then, from time to time, the processor time used so far. */
export type CutterMessage = { isDone: boolean } | { cpuSeconds: number }

const IDLE_MS = 60_000
/**
 * Judges what the process does, not how long it takes: whether a picture is cut out changes its result, and a seed must
 * yield the same one on a busy machine. One picture takes about 17 processor seconds.
 */
const SILENT_MS = 120_000
const CPU_SECONDS_MAX = 600
/** More than the heartbeats themselves use while the thread is stuck. */
const CPU_SECONDS_STEP = 0.1
/** The network's own 1.2 GB plus headroom, so that no other process is killed for it. */
const MEMORY_MIN = 1.6 * 1024 ** 3
/** Other work frees its memory within seconds. */
const MEMORY_WAIT_MS = 60_000
const MEMORY_LOOK_MS = 250
/** After this many consecutive failures it rests for a while, since trying would only cost time. */
const FAILURES_MAX = 3
const REST_MS = 10 * 60_000

/** The computing process: started when needed, ended when idle, stuck or no longer wanted. */
export function createCutter(options: CutterOptions) {
  const { entry, idleMs = IDLE_MS, restMs = REST_MS } = options
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  const open = (): ChildProcess => {
    const opened = fork(entry, {
      cwd: projectRoot,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    opened.on('error', () => {})
    opened.once('exit', () => {
      if (child === opened) child = null
    })
    // It ends with this process and must not keep it alive.
    opened.unref()
    opened.channel?.unref()
    return opened
  }

  return {
    close,

    /** Whether the matte was written. One call at a time. */
    async cut(task: Cut): Promise<boolean> {
      if (performance.now() < restsUntil) return false
      if (!child && !(await hasRoom(options))) return false
      clearTimeout(idle)
      child ??= open()
      const isDone = await answerOf(child, task, options)
      failures = isDone ? 0 : failures + 1
      // After its rest, a single further failure makes it rest again.
      if (failures >= FAILURES_MAX) restsUntil = performance.now() + restMs
      if (!isDone) close()
      idle = setTimeout(close, idleMs)
      idle.unref()
      return isDone
    },
  }
}

/** Waits for enough free memory, unless the machine can never have that much. */
async function hasRoom({
  memoryMin = MEMORY_MIN,
  memoryWaitMs = MEMORY_WAIT_MS,
  freeMemory = () => process.availableMemory(),
}: CutterOptions): Promise<boolean> {
  const until = Date.now() + memoryWaitMs
  while (freeMemory() < memoryMin) {
    if (allMemory() < memoryMin || Date.now() >= until) return false
    await delay(MEMORY_LOOK_MS)
  }
  return true
}

const allMemory = () =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

const isOfCutter = (message: unknown): message is CutterMessage =>
  typeof message === 'object' &&
  message !== null &&
  ('isDone' in message || 'cpuSeconds' in message)

/** The process's answer to a task; false if it ends, is stuck or runs in circles. */
function answerOf(
  child: ChildProcess,
  task: Cut,
  { silentMs = SILENT_MS, cpuSecondsMax = CPU_SECONDS_MAX }: CutterOptions,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onEnd = () => resolve(false)
  const silence = setTimeout(onEnd, silentMs)
  let first: number | null = null
  let latest: number | null = null
  const onMessage = (message: unknown) => {
    if (!isOfCutter(message)) return onEnd()
    if ('isDone' in message) return resolve(message.isDone)
    first ??= message.cpuSeconds
    if (message.cpuSeconds - first > cpuSecondsMax) return onEnd()
    if (latest !== null && message.cpuSeconds - latest < CPU_SECONDS_STEP) return
    latest = message.cpuSeconds
    silence.refresh()
  }
  child.on('message', onMessage).once('exit', onEnd).once('error', onEnd)
  child.send(task, (error) => error && onEnd())
  return promise.finally(() => {
    clearTimeout(silence)
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
  })
}
