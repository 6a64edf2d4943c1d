import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { readText } from '../../http/read-text.ts'
import { cancelTask } from './cancel-task.ts'
import { createPack } from './create-pack.ts'
import { createTask } from './create-task.ts'
import { deleteTask } from './delete-task.ts'
import { displayReport } from './display-report.ts'
import { hearJobReport, hearReport } from './hear-report.ts'
import { listTasks } from './list-tasks.ts'
import { listPresenters } from './made-up-person.ts'
import { retryTask } from './retry-task.ts'
import { servePreview } from './serve-preview.ts'
import { showTask } from './show-task.ts'
import { showTranscript } from './show-transcript.ts'
import { streamTaskEvents } from './stream-task-events.ts'

/** Fixed paths come before `…/{taskId}`, which would match them too. */
export function mountTasks(app: Hono<ApiEnvironment>): void {
  app.get(STREAMS.taskEvents, streamTaskEvents)
  app.get(STREAMS.taskPreview.replace(/\{(\w+)\}/g, ':$1'), servePreview)
  mount(app, contract.tasks.list, listTasks)
  mount(app, contract.tasks.transcript, showTranscript)
  mount(app, contract.tasks.create, (context, input) => createTask(context, input))
  mount(app, contract.tasks.createPack, createPack)
  mount(app, contract.tasks.displayReport, displayReport)
  mount(app, contract.tasks.cancel, cancelTask)
  mount(app, contract.tasks.retry, retryTask)
  mount(app, contract.tasks.remove, deleteTask)
  mount(app, contract.tasks.detail, showTask)
  mount(app, contract.people.presenters, listPresenters)
  mountReports(app)
}

const RECEIVED = { status: 200, message: '', desc: '', data: { received: true } }
/** Service reports are small; a larger body is not a report. */
const REPORT_MAX_BYTES = 1_048_576

/** The signature covers the raw bytes, so nothing may parse them as JSON first. */
function mountReports(app: Hono<ApiEnvironment>): void {
  app.post(STREAMS.providerReport.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take('webhook', actor, request)
    const body = await readText(c, { maxBytes: REPORT_MAX_BYTES })
    const named = { provider: c.req.param('provider') ?? '', taskId: c.req.param('taskId') ?? '' }
    const { taskId } = named
    const key = c.req.query('key') ?? null
    await hearReport(context, named, { body, headers: c.req.raw.headers, taskId, key })
    return c.json(RECEIVED)
  })
  app.post(STREAMS.providerReports.replace('{provider}', ':provider'), async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take('webhook', actor, request)
    const body = await readText(c, { maxBytes: REPORT_MAX_BYTES })
    const report = { body, headers: c.req.raw.headers, taskId: null, key: null }
    await hearJobReport(context, { provider: c.req.param('provider') ?? '' }, report)
    return c.json(RECEIVED)
  })
}
