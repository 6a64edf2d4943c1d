import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { EventBus } from '../events/event-bus.ts'
import { faultPoint } from '../fault-point.ts'
import { type JobRun, ProcessStops } from '../queue/job.ts'

/** An attempt at a run: it ends when `signal` says so, and calls `giveUp` if the run is gone. */
export interface Attempt<Row> {
  row: Row
  signal: AbortSignal
  giveUp: () => void
}

/** What one kind of run contributes to the life cycle that all runs share. */
export interface Run<Row, Failure> {
  /** Starts an attempt; null if the run has finished, was canceled, or doesn't exist. */
  begin: () => Promise<Row | null>
  /** Uncounts the attempt. */
  forget: () => Promise<void>
  /** After how many attempts, crashes included, a run is given up. */
  attemptsMax: (row: Row) => number
  /** The failure of a run that's given up. */
  exhausted: Failure
  startedFaultPoint: string
  /** The event topic for a run that's been canceled. */
  cancelledTopic: string
  /** Does the work and settles the run. */
  perform: (attempt: Attempt<Row>) => Promise<void>
  /**
   * When to come back after a passing problem that isn't the run's fault, such as a full disk; it doesn't
   * count as an attempt. Null if it's something else.
   */
  pause?: (row: Row, error: unknown) => Error | null
  /** Why the run has failed; null if another attempt may help, which depends on earlier failures but not on crashes. */
  judge: (row: Row, error: unknown) => Failure | null
  /** Counts a failure that's followed by another attempt. */
  noteFailure: () => Promise<void>
  /** Removes what the next attempt must not find. */
  prepareRetry?: (row: Row, error: unknown) => Promise<void>
  /** What the queue is told instead of the error, if the error says when to come back. */
  comeBack?: (error: unknown) => Error | null
  /** Settles the run as failed. */
  fail: (row: Row, failure: Failure) => Promise<void>
  /** Removes everything a finished run left behind, and touches no other run. */
  cleanUp: () => Promise<void>
}

interface Tools {
  env: Pick<Env, 'FAULT_AT'>
  events: Pick<EventBus, 'subscribe'>
  log: Pick<Logger, 'warn'>
}

/**
 * Brings a run to its end, from the start or from where a crash left it. Safe to call again at any moment:
 * what an earlier attempt has done is found where `perform` put it, and isn't done twice.
 * @throws what the attempt threw, if the queue should come back with another one
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
    // Stopped from outside: another attempt continues with it, here or elsewhere.
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
