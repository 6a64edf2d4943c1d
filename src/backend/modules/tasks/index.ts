import { handleJob } from '../../queue/job.ts'
import { releaseFilesJob } from '../files/index.ts'
import { KEPT, type Module } from '../module.ts'
import { checkRunJob } from './check-run.job.ts'
import { reconcileTasksJob } from './reconcile-tasks.job.ts'
import { mountTasks } from './routes.ts'
import { runFilmJob, runGenerationJob } from './run-generation.job.ts'
import { sweepTasksJob } from './sweep-tasks.job.ts'

export { type Again, againRequest } from './again-request.ts'
export { cancelWaitingTask } from './cancel-task.ts'
export { createTask } from './create-task.ts'
export { creditUsage, type UsageRow } from './credit-usage.ts'
export { deleteOutput, discardOutput } from './delete-output.ts'
export { deleteTask } from './delete-task.ts'
export { enterResults } from './enter-results.ts'
export { eraseTasks, forgetTaskNews, hasUnfinishedTasks } from './erase-tasks.ts'
export { findLayers, type Layered } from './find-layers.ts'
export { findOutputIds } from './find-output-ids.ts'
export { findStyle } from './find-style.ts'
export { findTimeline } from './find-timeline.ts'
export { findMaker, findVersionLanguages, findVersionTasks } from './find-versions.ts'
export { followGeneration } from './follow-generation.ts'
export { listAllTasks } from './list-all-tasks.ts'
export { releaseFiles } from './needed-files.ts'
export { releaseTask, retryForOwner } from './operate.ts'
export { pausedProviders, spentToday } from './provider-spend.ts'
export { findRepeatable, type Repeatable } from './repeatable.ts'
export {
  findListedResults,
  findOwnResult,
  keepResults,
  listResults,
  type Result,
} from './results.ts'
export { priceOfLanguages, setLanguages } from './set-languages.ts'
export { VOICES } from './take-references.ts'
export { brandNameOf, findTasks, makerOf, promptOf } from './task-facts.ts'
export { wordsOf } from './task-request.ts'
export { isInHistory, requireTask } from './task-row.ts'
export { taskView, taskViews } from './task-view.ts'
export { tasksMadeBy } from './tasks-made-by.ts'
export { showQueue, type WatchedTask } from './watch-tasks.ts'

export const tasksModule: Module = {
  name: 'tasks',
  keeps: {
    idempotency_keys: '7 days',
    task_events: '2 days',
    task_inputs: KEPT.withTheHistory,
    task_outputs: KEPT.withTheHistory,
    task_previews: 'as long as the task runs',
    tasks: KEPT.withTheHistory,
  },
  routes: mountTasks,
  async sweepHere(context) {
    const { sweepTaskFolders } = await import('./reconcile-tasks.ts')
    await sweepTaskFolders(context)
  },
  jobs: (context) => [
    ...[runGenerationJob, runFilmJob].map((job) =>
      handleJob({ ...job, concurrency: context.env.TASK_CONCURRENCY }, async () => {
        const { runGeneration } = await import('./run-generation.ts')
        return (payload, run) => runGeneration(context, payload, run)
      }),
    ),
    handleJob(checkRunJob, async () => {
      const { checkRun } = await import('./check-run.ts')
      return (payload, run) => checkRun(context, payload, run)
    }),
    handleJob(reconcileTasksJob, async () => {
      const { reconcileTasks } = await import('./reconcile-tasks.ts')
      return () => reconcileTasks(context)
    }),
    handleJob(releaseFilesJob, async () => {
      const { releaseUploads } = await import('./needed-files.ts')
      return ({ fileIds }) => releaseUploads(context, fileIds)
    }),
    handleJob(sweepTasksJob, async () => {
      const { sweepTasks } = await import('./sweep-tasks.ts')
      return (_payload, run) => sweepTasks(context, run)
    }),
  ],
}
