import { readFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { serve } from 'srvx'
import { createApp } from '../../src/backend/app.ts'
import type { Context } from '../../src/backend/context.ts'
import { readEnv } from '../../src/backend/env.ts'
import { listJobHandlers } from '../../src/backend/modules/job-handlers.ts'
import { checkRunJob } from '../../src/backend/modules/tasks/check-run.job.ts'
import { runFilmJob, runGenerationJob } from '../../src/backend/modules/tasks/run-generation.job.ts'
import { openContext } from '../../src/backend/open-context.ts'
import { openOperatorSocket } from '../../src/backend/operator/operator-socket.ts'
import { fakeModels } from '../support/fake-provider.ts'
import { HASTY } from '../support/hasty.ts'
import { ugcModels } from '../support/ugc-models.ts'
import { connectedModels } from './connected-models.ts'
import { fillable } from './full-disk.ts'
import { createParking } from './parking.ts'
import { openRemoteProvider } from './remote-provider.ts'
import { scenesHere } from './scenes-here.ts'
import { survivingProvider } from './surviving-provider.ts'

/**
 * The backend in a process of its own that dies where a test says. `POST /arm/{point}` names the
 * point, so that starting up never meets it.
 */
const env = readEnv()
const parking = createParking(env)
/** A clock that is set wrong. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0)
async function modelsFor(kind: string | undefined): Promise<Partial<Context>> {
  if (kind === 'connected') return connectedModels(env, parking)
  if (kind === 'ugc') return { models: ugcModels(await readFile(process.env.CRASH_VIDEO ?? '')) }
  const models = fakeModels(survivingProvider, openRemoteProvider(env.dataDir))
  return { models, proofs: scenesHere }
}

const { context } = await openContext(env, {
  replace: {
    ...(offsetMs === 0 ? {} : { clock: { now: () => new Date(Date.now() + offsetMs) } }),
    ...(await modelsFor(process.env.CRASH_MODELS)),
  },
  pace: { ...HASTY, supervisionSeconds: 1 },
})
context.storage = fillable(context.storage, env.dataDir)
/** Where a test wants all of its tasks at one step, so many are worked on at once. */
const atOnce = Number(process.env.CRASH_TASKS_AT_ONCE ?? 0)
const handlers = listJobHandlers(context).map((handler) => {
  const { name, concurrency } = handler.definition
  const isTask = [runGenerationJob, runFilmJob, checkRunJob].some((job) => job.name === name)
  if (!isTask || atOnce === 0) return handler
  return {
    ...handler,
    definition: { ...handler.definition, concurrency: Math.max(atOnce, concurrency) },
  }
})
await context.queue.work(handlers)
await openOperatorSocket(context)
const app = createApp(context)
const from = { ip: '127.0.0.1', origin: `http://127.0.0.1:${env.PORT}` }

const server = serve({
  port: env.PORT,
  hostname: '127.0.0.1',
  silent: true,
  gracefulShutdown: false,
  fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/parked') return Response.json(parking.count())
    if (pathname === '/memory') return Response.json(process.memoryUsage())
    const [, point] = /\/arm\/(.+)$/.exec(pathname) ?? []
    if (!point) return app.fetch(request, from)
    env.FAULT_AT = point
    return new Response('armed')
  },
})
await server.ready()
// What was compiled is kept at the end of a process otherwise, and this one hardly ever has one.
flushCompileCache()

// A test run that is killed leaves no server behind.
const testRun = process.ppid
setInterval(() => {
  if (process.ppid !== testRun) process.exit()
}, 1_000).unref()
