import { type ChildProcess, fork } from 'node:child_process'
import { projectRoot } from '../../../paths.ts'

interface CutterOptions {
  entry: string
  idleMs?: number
  timeLimitMs?: number
  /** Free bytes of memory without which it is not begun. */
  memoryMin?: number
}

interface Cut {
  picture: string
  matte: string
}

const IDLE_MS = 60_000
const TIME_LIMIT_MS = 120_000
/** The network's own need of 1.2 GB and some air, so that nothing else of the machine is ended for it. */
const MEMORY_MIN = 1.6 * 1024 ** 3
/** After so many failures on end it rests until this process starts again: it would only cost time. */
const FAILURES_MAX = 3

/** The process that computes: started when needed, ended when idle, stuck or no longer wanted. */
export function createCutter({
  entry,
  idleMs = IDLE_MS,
  timeLimitMs = TIME_LIMIT_MS,
  memoryMin = MEMORY_MIN,
}: CutterOptions) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let failures = 0

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
    // It ends with this process and is no reason for this process to stay.
    opened.unref()
    opened.channel?.unref()
    return opened
  }

  return {
    close,

    /** Whether the matte was written. One call at a time. */
    async cut(task: Cut): Promise<boolean> {
      if (failures >= FAILURES_MAX) return false
      if (!child && process.availableMemory() < memoryMin) return false
      clearTimeout(idle)
      child ??= open()
      const isDone = await answerOf(child, task, timeLimitMs)
      failures = isDone ? 0 : failures + 1
      if (!isDone) close()
      idle = setTimeout(close, idleMs)
      idle.unref()
      return isDone
    },
  }
}

/** What the process returns for a task; false when it ends or stays silent too long. */
function answerOf(child: ChildProcess, task: Cut, timeLimitMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onMessage = (answer: unknown) =>
    resolve(
      typeof answer === 'object' && answer !== null && 'isDone' in answer && answer.isDone === true,
    )
  const onEnd = () => resolve(false)
  const limit = setTimeout(onEnd, timeLimitMs)
  child.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
  child.send(task, (error) => error && onEnd())
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
  })
}
