import { keysOf } from '../../../contract/keys-of.ts'
import type { WorkKind } from './tables.ts'
import { proxyJob, runRemovalJob, tryRemovalJob } from './work.job.ts'

const JOBS = {
  detect: tryRemovalJob,
  preview: tryRemovalJob,
  erase: runRemovalJob,
  proxy: proxyJob,
} as const satisfies Record<WorkKind, unknown>

/** The job that performs work of this kind. */
export const jobOf = (kind: WorkKind) => JOBS[kind]

/** Kinds that share a queue: one worker takes them in turn. */
export const kindsInLineWith = (kind: WorkKind): WorkKind[] =>
  keysOf(JOBS).filter((other) => JOBS[other] === JOBS[kind])
