import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { compileCacheEntry, projectRoot } from '../paths.ts'

interface AskedProcessOptions {
  /** Program that replies to each message with `{ answer }` or `{ failure }`, in order of arrival. */
  entry: string
  /** Command that sets limits and then execs the program. */
  launcher?: readonly string[]
  /** The process ends after this long without a question. */
  idleMs: number
  /** A question that takes longer ends the process; the next one starts a new process. */
  timeLimitMs: number
  /** Added to the first question's limit, since it waits for the process to start: seconds on a busy machine. */
  startLimitMs?: number
  /** Questions that may wait; any more are refused. */
  waitingMax: number
  /** How many of them may come from one network, so that none shuts the others out. */
  waitingOfNetworkMax?: number
}

const START_LIMIT_MS = 30_000

/** Who asks, if that matters. */
export interface Asker {
  /** A newer question under the same name replaces one that is still waiting. */
  name?: string
  network?: string
}

/** Why there is no result: too many are waiting, a newer question replaced this one, or the work failed. */
export type NoAnswerReason = 'busy' | 'replaced' | 'failed'

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly reason: NoAnswerReason
  /** How the process ended over this question; null if it didn't end by itself. */
  readonly end: ProcessEnd | null

  constructor(reason: NoAnswerReason, message: string = reason, end: ProcessEnd | null = null) {
    super(message)
    this.reason = reason
    this.end = end
  }
}

/** How a process ended: by its own status, or by a signal. */
export interface ProcessEnd {
  status: number | null
  signal: NodeJS.Signals | null
}

export interface AskedProcess {
  /**
   * Asks and waits for the answer.
   * @throws NoAnswer
   */
  ask(question: Serializable, asker?: Asker): Promise<unknown>
  /** Starts the process ahead of a question. */
  prepare(): void
  close(): void
}

interface Waiting {
  question: Serializable
  asker: Asker
  resolve: (answer: unknown) => void
  reject: (error: NoAnswer) => void
}

/**
 * A separate process for short work that mustn't delay the one serving requests: started by the first question, handles
 * one at a time, and ended when idle or stuck.
 */
export function createAskedProcess(options: AskedProcessOptions): AskedProcess {
  const waiting: Waiting[] = []
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let isWorking = false
  /** Whether the current process has answered once, and so has started. */
  let isAwake = false

  const close = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  const open = (): ChildProcess => {
    const opened = openProcess(options)
    isAwake = false
    opened.once('exit', () => {
      if (child === opened) child = null
    })
    return opened
  }

  /** A new process gets extra time to start, on top of the question's own. */
  const answerTo = async ({ question }: Waiting): Promise<unknown> => {
    child ??= open()
    const startMs = isAwake ? 0 : (options.startLimitMs ?? START_LIMIT_MS)
    const answer = await answerOf(child, question, startMs + options.timeLimitMs)
    isAwake = true
    return answer
  }

  const endWhenIdle = () => {
    clearTimeout(idle)
    idle = setTimeout(close, options.idleMs)
    idle.unref()
  }

  const settle = async (next: Waiting) => {
    try {
      next.resolve(await answerTo(next))
    } catch (error) {
      if (!(error instanceof Refusal)) close()
      const end = error instanceof Ended ? error.end : null
      next.reject(new NoAnswer('failed', String(error), end))
    }
  }

  const work = async () => {
    if (isWorking) return
    isWorking = true
    clearTimeout(idle)
    for (let next = waiting.shift(); next; next = waiting.shift()) await settle(next)
    isWorking = false
    endWhenIdle()
  }

  return {
    ask(question, asker = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const { name, network } = asker
      const older = name ? waiting.findIndex((one) => one.asker.name === name) : -1
      if (older >= 0) waiting.splice(older, 1)[0]?.reject(new NoAnswer('replaced'))
      const ofNetwork = network ? waiting.filter((one) => one.asker.network === network).length : 0
      const isBusy =
        waiting.length >= options.waitingMax ||
        ofNetwork >= (options.waitingOfNetworkMax ?? Infinity)
      if (isBusy) reject(new NoAnswer('busy'))
      else {
        waiting.push({ question, asker, resolve, reject })
        void work()
      }
      return promise
    },
    prepare() {
      if (isWorking) return
      child ??= open()
      endWhenIdle()
    },
    close,
  }
}

/** The process ends with this one and doesn't keep it alive. */
function openProcess({
  entry,
  launcher = [],
}: Pick<AskedProcessOptions, 'entry' | 'launcher'>): ChildProcess {
  const [execPath, ...execArgv] = [...launcher, process.execPath, '--import', compileCacheEntry]
  const child = fork(entry, {
    cwd: projectRoot,
    execPath,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** The process couldn't answer this question, but is fit for the next. */
class Refusal extends Error {}

/** The process has ended. */
class Ended extends Error {
  readonly end: ProcessEnd

  constructor(end: ProcessEnd) {
    super(`the process ended (${end.signal ?? end.status})`)
    this.end = end
  }
}

function answerOf(
  child: ChildProcess,
  question: Serializable,
  timeLimitMs: number,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const onMessage = (message: unknown) => {
    if (typeof message !== 'object' || message === null) reject(new Error('no answer at all'))
    else if ('answer' in message) resolve(message.answer)
    else reject(new Refusal('failure' in message ? String(message.failure) : 'no answer at all'))
  }
  const onExit = (status: number | null, signal: NodeJS.Signals | null) =>
    reject(new Ended({ status, signal }))
  const onError = (error: Error) => reject(error)
  const limit = setTimeout(() => reject(new Error('took too long')), timeLimitMs)
  child.once('message', onMessage).once('exit', onExit).once('error', onError)
  // If the process has ended, its exit event comes first and says how.
  child.send(question, (error) => error && setImmediate(onError, error))
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', onMessage).off('exit', onExit).off('error', onError)
  })
}
