import { z } from 'zod'
import { WORKFLOWS, type WorkflowType } from '../../../contract/generation.ts'
import { defineJob } from '../../queue/job.ts'

/**
 * Runs an accepted task to its end. Many retries, because each crash uses one up; real failures are
 * counted on the task.
 */
const shared = {
  payload: z.object({ taskId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 3_600,
  concurrency: 1,
}

/** Runs an image task, and films requested before films had their own job. */
export const runGenerationJob = defineJob({
  ...shared,
  name: 'tasks.run-generation',
  pool: 'images',
})

/** Runs a film, in a pool of its own so that no image waits behind it. */
export const runFilmJob = defineJob({ ...shared, name: 'tasks.run-film', pool: 'videos' })

/** The job that runs a task of this type. */
export const runJobOf = ({ workflowType }: { workflowType: WorkflowType }) =>
  WORKFLOWS[workflowType].kind === 'video' ? runFilmJob : runGenerationJob
