import type { z } from 'zod'
import type { Executor, Transaction } from '../db/database.ts'
import type { JobDefinition, JobHandler, JobPayload, Pool } from './job.ts'
import type { KeptJob } from './kept-job.ts'

export interface EnqueueOptions {
  /** While a job with this key is unfinished, a second one is dropped instead of enqueued. */
  singletonKey?: string
  delaySeconds?: number
}

/** Durable queue on the product's own database; every job runs at least once. */
export interface Queue {
  /** Registers jobs with the database; a job must be declared before it's enqueued. */
  declare(definitions: readonly JobDefinition[]): Promise<void>
  /** Enqueues in the caller's transaction: the job exists exactly if the transaction commits. */
  enqueue<Payload extends JobPayload>(
    tx: Transaction,
    job: JobDefinition<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Keys of a kind's waiting and running jobs. */
  unfinishedKeys(executor: Executor, job: JobDefinition): Promise<ReadonlySet<string>>
  /** Waiting and running jobs of every kind, except those that start by themselves. */
  unfinishedJobs(executor: Executor): Promise<KeptJob[]>
  /** Enqueues a backup's jobs as they were, except those of a kind that no longer exists. */
  takeBack(tx: Transaction, jobs: readonly KeptJob[]): Promise<void>
  /**
   * Starts working on the jobs of some pools, or of all.
   * @throws Error if a declared job has no handler, or two
   */
  work(handlers: readonly JobHandler[], pools?: readonly Pool[]): Promise<void>
  /** Stops taking jobs, gives running ones `graceMs` to return to the queue, and closes. */
  stop(graceMs: number): Promise<void>
}
