import type { z } from 'zod'

/** What a job carries, as the database keeps it. */
export type JobPayload = z.ZodType<object, object>

/** Kinds of work that workers can be told apart by; `care` is everything that has no other. */
export const POOLS = ['images', 'videos', 'remote', 'removals', 'files', 'care'] as const
export type Pool = (typeof POOLS)[number]

/** What a job is: its name, what it carries and how it is run. The handler is loaded only by workers. */
export interface JobDefinition<Payload extends JobPayload = JobPayload> {
  name: string
  payload: Payload
  /** Whose workers take it; `care` without one. */
  pool?: Pool
  /** Tries after the first one. */
  retries: number
  retryDelaySeconds: number
  /** A run longer than this is stopped and counts as failed. */
  timeoutSeconds: number
  /** Jobs of this kind at once in one process. */
  concurrency: number
  /**
   * How many a worker takes from the database at once, and works one after another; 1 without it. For jobs of
   * milliseconds: what is done is told to the database together, and a crash repeats it.
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

/** Reason of a run's signal when it is not the run's fault: the job is handed back untouched. */
export class ProcessStops extends Error {
  override readonly name = 'ProcessStops'
}

/** Thrown by a handler that knows when another try is worth it; any other failure waits as its kind does. */
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

/** Pairs a definition with its handler; the payload is checked here, and its type is kept out of the list. */
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
