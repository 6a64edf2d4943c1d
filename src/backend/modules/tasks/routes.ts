import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { cancelTask } from './cancel-task.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { displayReport } from './display-report.ts'
import { listTasks } from './list-tasks.ts'
import { retryTask } from './retry-task.ts'
import { showTask } from './show-task.ts'
import { streamTaskEvents } from './stream-task-events.ts'

/** Fixed paths stand before `…/{taskId}`, which would take them too. */
export function mountTasks(app: Hono<ApiEnvironment>): void {
  app.get(STREAMS.taskEvents, streamTaskEvents)
  mount(app, contract.tasks.list, listTasks)
  mount(app, contract.tasks.create, createTask)
  mount(app, contract.tasks.displayReport, displayReport)
  mount(app, contract.tasks.cancel, cancelTask)
  mount(app, contract.tasks.retry, retryTask)
  mount(app, contract.tasks.remove, deleteTask)
  mount(app, contract.tasks.detail, showTask)
}
