import type { z } from 'zod'

/** What a job is: its name, what it carries and how it is run. The handler is loaded only by workers. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  name: string
  payload: Payload
  /** Tries after the first one. */
  retries: number
  retryDelaySeconds: number
  /** A run longer than this is stopped and counts as failed. */
  timeoutSeconds: number
  /** Jobs of this kind at once in one process. */
  concurrency: number
  /** Cron expression for jobs that start by themselves; their payload is `{}`. */
  schedule?: string
}

export function defineJob<Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
  return definition
}

export interface JobRun {
  /** Aborted when the process stops or the time is up. */
  signal: AbortSignal
  /** 0 for the first try. */
  attempt: number
  isLastAttempt: boolean
}
