import type { z } from 'zod'

/** A job's payload, as the database stores it. */
export type JobPayload = z.ZodType<object, object>

/** Pools that workers can be split by; `care` is for all jobs without a pool. */
export const POOLS = ['images', 'videos', 'remote', 'removals', 'files', 'care'] as const
export type Pool = (typeof POOLS)[number]

/** What a job is: its name, its payload and how it runs. The handler is loaded only by workers. */
export interface JobDefinition<Payload extends JobPayload = JobPayload> {
  name: string
  payload: Payload
  /** The pool whose workers take it; `care` by default. */
  pool?: Pool
  /** Tries after the first one. */
  retries: number
  retryDelaySeconds: number
  /** A run longer than this is stopped and counts as failed. */
  timeoutSeconds: number
  /** Jobs of this kind at once in one process. */
  concurrency: number
  /**
   * How many jobs a worker takes from the database at once and runs one after another; 1 by default. For jobs that take
   * milliseconds: their completion is written together, and a crash repeats them.
   */
  batch?: number
  /** Cron expression for jobs that start by themselves; their payload is `{}`. */
  schedule?: string
  /** Run once more whenever a worker starts; its payload is `{}`. */
  atStart?: boolean
}

export function defineJob<Payload extends JobPayload>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
  return definition
}

/** Abort reason when the process stops, which isn't the run's fault: the job is handed back untouched. */
export class ProcessStops extends Error {
  override readonly name = 'ProcessStops'
}

/** Thrown by a handler that knows when a retry is worth it; any other failure waits as long as its kind says. */
export class ComeBackLater extends Error {
  override readonly name = 'ComeBackLater'
  readonly seconds: number

  constructor(seconds: number, cause: unknown) {
    super(`Another try is worth it in ${seconds} s.`, { cause })
    this.seconds = seconds
  }
}

export interface JobRun {
  /** Aborted when the process stops, the time is up, or another process took the job over. */
  signal: AbortSignal
  /** 0 for the first try. */
  attempt: number
  isLastAttempt: boolean
}

/** Handler of a definition, loaded when its first job arrives. */
export interface JobHandler {
  definition: JobDefinition
  load: () => Promise<(payload: unknown, run: JobRun) => Promise<void>>
}

/** Pairs a definition with its handler; validates the payload here, which keeps its type out of the list. */
export function handleJob<Payload extends JobPayload>(
  definition: JobDefinition<Payload>,
  load: () => Promise<(payload: z.output<Payload>, run: JobRun) => Promise<void>>,
): JobHandler {
  return {
    definition,
    load: async () => {
      const handle = await load()
      return (payload, run) => handle(definition.payload.parse(payload), run)
    },
  }
}
