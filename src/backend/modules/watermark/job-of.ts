import type { WorkKind } from './tables.ts'
import { runRemovalJob, tryRemovalJob } from './work.job.ts'

/** The job that does a work of this kind. */
export const jobOf = (kind: WorkKind) => (kind === 'erase' ? runRemovalJob : tryRemovalJob)
