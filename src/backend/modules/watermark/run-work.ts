import type { Context } from '../../context.ts'
import type { JobRun } from '../../queue/job.ts'
import { forgetAttempt, noteFailure } from '../../runs/attempts.ts'
import { runToEnd } from '../../runs/run-to-end.ts'
import { beginWork } from './begin-work.ts'
import { cancelledTopic } from './cancel-work.ts'
import { cleanUp, judge } from './end-work.ts'
import { makeResults } from './make-results.ts'
import { failWork } from './settle-work.ts'
import { removalWorks } from './tables.ts'

/** Attempts, including crashes of our own, before a work item is abandoned: it may be what kills the process. */
const ATTEMPTS_MAX = 20

/**
 * Runs a work item to its end, or resumes it after a crash: finished segments are in its folder, results
 * have fixed ids, and it's settled only once.
 */
export const runWork = (
  context: Context,
  { workId }: { workId: string },
  job: JobRun,
): Promise<void> =>
  runToEnd({ ...context, log: context.log.child({ workId }) }, job, {
    begin: () => beginWork(context, workId),
    forget: () => forgetAttempt(context.db, removalWorks, workId),
    attemptsMax: () => ATTEMPTS_MAX,
    exhausted: { code: 'removal_failed' },
    startedFaultPoint: 'watermark.started',
    cancelledTopic: cancelledTopic(workId),
    perform: (attempt) => makeResults(context, attempt),
    judge,
    noteFailure: () => noteFailure(context.db, removalWorks, workId),
    fail: (work, failure) => failWork(context, work, failure),
    cleanUp: () => cleanUp(context, workId),
  })
