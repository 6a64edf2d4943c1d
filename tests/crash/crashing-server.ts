import { serve } from 'srvx'
import { createApp } from '../../src/backend/app.ts'
import { readEnv } from '../../src/backend/env.ts'
import { openContext } from '../../src/backend/open-context.ts'
import { openOperatorSocket } from '../../src/backend/operator/operator-socket.ts'
import { startWorker } from '../../src/backend/start-worker.ts'
import { fakeModels } from '../support/fake-provider.ts'
import { HASTY } from '../support/hasty.ts'
import { openRemoteProvider } from './remote-provider.ts'
import { scenesHere } from './scenes-here.ts'
import { survivingProvider } from './surviving-provider.ts'

/**
 * The backend in a process of its own that dies where a test says. `POST /arm/{point}` names the
 * point, so that starting up never meets it.
 */
const env = readEnv()
const { context } = await openContext(env, {
  replace: {
    models: fakeModels(survivingProvider, openRemoteProvider(env.dataDir)),
    proofs: scenesHere,
  },
  pace: HASTY,
})
await startWorker(context)
await openOperatorSocket(context)
const app = createApp(context)
const from = { ip: '127.0.0.1', origin: `http://127.0.0.1:${env.PORT}` }

const server = serve({
  port: env.PORT,
  hostname: '127.0.0.1',
  silent: true,
  gracefulShutdown: false,
  fetch(request) {
    const [, point] = /\/arm\/(.+)$/.exec(new URL(request.url).pathname) ?? []
    if (!point) return app.fetch(request, from)
    env.FAULT_AT = point
    return new Response('armed')
  },
})
await server.ready()

// A test run that is killed leaves no server behind.
const testRun = process.ppid
setInterval(() => {
  if (process.ppid !== testRun) process.exit()
}, 1_000).unref()
