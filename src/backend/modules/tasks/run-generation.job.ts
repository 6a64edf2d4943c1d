import { z } from 'zod'
import { WORKFLOWS, type WorkflowType } from '../../../contract/generation.ts'
import { defineJob } from '../../queue/job.ts'

/**
 * Brings an accepted task to its end. Tries are many because a crash uses one up too; how often a
 * task may really fail is counted at the task.
 */
const shared = {
  payload: z.object({ taskId: z.uuid() }),
  retries: 20,
  retryDelaySeconds: 1,
  timeoutSeconds: 3_600,
  concurrency: 1,
}

/** An image; films, too, that were asked for before they had a job of their own. */
export const runGenerationJob = defineJob({
  ...shared,
  name: 'tasks.run-generation',
  pool: 'images',
})

/** A film, which no image shall wait behind. */
export const runFilmJob = defineJob({ ...shared, name: 'tasks.run-film', pool: 'videos' })

/** The job that runs a task of this type. */
export const runJobOf = ({ workflowType }: { workflowType: WorkflowType }) =>
  WORKFLOWS[workflowType].kind === 'video' ? runFilmJob : runGenerationJob
