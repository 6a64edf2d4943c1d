import type { z } from 'zod'
import type { Transaction } from '../db/database.ts'
import type { JobDefinition, JobRun } from './job.ts'

export interface EnqueueOptions {
  /** A second job with the same key waits for none: it is dropped while the first is unfinished. */
  singletonKey?: string
  delaySeconds?: number
}

/** Handler of a definition, loaded when a worker starts. */
export interface JobHandler {
  definition: JobDefinition
  load: () => Promise<(payload: never, run: JobRun) => Promise<void>>
}

/** Durable queue on the product's own database. */
export interface Queue {
  /** Enqueues in the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Payload extends z.ZodType>(
    tx: Transaction,
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Starts working; every definition must have exactly one handler. */
  work(handlers: readonly JobHandler[]): Promise<void>
  /** Stops taking jobs, gives running ones `graceMs` to hand themselves back, and closes. */
  stop(graceMs: number): Promise<void>
}
