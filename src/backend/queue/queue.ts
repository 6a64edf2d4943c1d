import type { z } from 'zod'
import type { Executor, Transaction } from '../db/database.ts'
import type { JobDefinition, JobHandler, JobPayload, Pool } from './job.ts'
import type { KeptJob } from './kept-job.ts'

export interface EnqueueOptions {
  /** A second job with the same key waits for none: it is dropped while the first is unfinished. */
  singletonKey?: string
  delaySeconds?: number
}

/** Durable queue on the product's own database; every job is run at least once. */
export interface Queue {
  /** Makes jobs known to the database; a job must be declared before it is enqueued. */
  declare(definitions: readonly JobDefinition[]): Promise<void>
  /** Enqueues in the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Payload extends JobPayload>(
    tx: Transaction,
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Keys of the jobs of a kind that wait or run. */
  unfinishedKeys(executor: Executor, job: JobDefinition): Promise<ReadonlySet<string>>
  /** Jobs of every kind that wait or run, but those that start by themselves. */
  unfinishedJobs(executor: Executor): Promise<KeptJob[]>
  /** Enqueues jobs of a backup as they were; those of a kind that is no longer are left out. */
  takeBack(tx: Transaction, jobs: readonly KeptJob[]): Promise<void>
  /**
   * Starts working, on jobs of some pools or of all.
   * @throws Error when a declared job has no handler, or two
   */
  work(handlers: readonly JobHandler[], pools?: readonly Pool[]): Promise<void>
  /** Stops taking jobs, gives running ones `graceMs` to hand themselves back, and closes. */
  stop(graceMs: number): Promise<void>
}
