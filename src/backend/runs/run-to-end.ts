import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { EventBus } from '../events/event-bus.ts'
import { faultPoint } from '../fault-point.ts'
import { type JobRun, ProcessStops } from '../queue/job.ts'

/** An attempt at a run: it ends when `signal` says so, and says by `giveUp` that the run is gone. */
export interface Attempt<Row> {
  row: Row
  signal: AbortSignal
  giveUp: () => void
}

/** What one kind of run is, in the one life that all of them have. */
export interface Run<Row, Failure> {
  /** Begins an attempt; null when the run has finished, was cancelled or does not exist. */
  begin: () => Promise<Row | null>
  /** Takes the attempt's count back. */
  forget: () => Promise<void>
  /** Attempts, crashes included, after which a run is given up. */
  attemptsMax: (row: Row) => number
  /** Why it failed then. */
  exhausted: Failure
  startedFaultPoint: string
  /** Told when the run was cancelled. */
  cancelledTopic: string
  /** Does the work and settles it. */
  perform: (attempt: Attempt<Row>) => Promise<void>
  /**
   * When to come back after what is not the run's fault and passes, such as a full disk: that was no
   * attempt. Null when it is something else.
   */
  pause?: (row: Row, error: unknown) => Error | null
  /** Why the run has failed; null when another attempt may help, which depends on earlier failures and on no crash. */
  judge: (row: Row, error: unknown) => Failure | null
  /** Counts a failure that is followed by another attempt. */
  noteFailure: () => Promise<void>
  /** What the next attempt must not find. */
  prepareRetry?: (row: Row, error: unknown) => Promise<void>
  /** What the queue is told instead of the error, when that says when to come back. */
  comeBack?: (error: unknown) => Error | null
  /** Settles it as failed. */
  fail: (row: Row, failure: Failure) => Promise<void>
  /** Leaves nothing behind of a finished run, and touches no other. */
  cleanUp: () => Promise<void>
}

interface Tools {
  env: Pick<Env, 'FAULT_AT'>
  events: Pick<EventBus, 'subscribe'>
  log: Pick<Logger, 'warn'>
}

/**
 * Brings a run to its end, or on from where a crash left it. May be called again at any moment: what
 * an attempt before has done is found where `perform` has put it, and not done twice.
 * @throws what the attempt threw when the queue shall come back with another one
 */
export async function runToEnd<Row extends { attempts: number }, Failure>(
  context: Tools,
  job: JobRun,
  run: Run<Row, Failure>,
): Promise<void> {
  const row = await run.begin()
  if (!row) return run.cleanUp()
  if (row.attempts > run.attemptsMax(row)) {
    await run.fail(row, run.exhausted)
    return run.cleanUp()
  }
  faultPoint(context.env, run.startedFaultPoint)

  const gone = new AbortController()
  const giveUp = () => gone.abort()
  const stopListening = context.events.subscribe(run.cancelledTopic, giveUp)
  const signal = AbortSignal.any([job.signal, gone.signal])
  try {
    await run.perform({ row, signal, giveUp })
    await run.cleanUp()
  } catch (error) {
    if (gone.signal.aborted) return await run.cleanUp()
    if (job.signal.reason instanceof ProcessStops) await run.forget()
    // Stopped from outside: another attempt goes on with it, here or elsewhere.
    if (job.signal.aborted) throw error
    await failOrRetry(context, run, row, error)
  } finally {
    stopListening()
  }
}

async function failOrRetry<Row extends { attempts: number }, Failure>(
  { log }: Tools,
  run: Run<Row, Failure>,
  row: Row,
  error: unknown,
): Promise<void> {
  const pause = run.pause?.(row, error)
  if (pause) {
    log.warn({ err: error }, 'attempt put off')
    await run.prepareRetry?.(row, error)
    await run.forget()
    throw pause
  }
  const failure = run.judge(row, error)
  log.warn({ err: error, attempts: row.attempts, isRetried: !failure }, 'attempt failed')
  if (!failure) {
    await run.noteFailure()
    await run.prepareRetry?.(row, error)
    throw run.comeBack?.(error) ?? error
  }
  await run.fail(row, failure)
  await run.cleanUp()
}
