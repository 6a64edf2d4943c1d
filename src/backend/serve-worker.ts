import { Hono } from 'hono'
import { serve } from 'srvx'
import type { Context } from './context.ts'
import { answerError, answerNotFound } from './http/answer-error.ts'
import type { ApiEnvironment } from './http/api-environment.ts'
import { identifyRequest } from './http/identify-request.ts'
import { mountOperations } from './http/operations.ts'

/**
 * Serves a worker's health and metrics on its own port: `/healthz`, `/readyz`, `/metrics`.
 * @returns how to stop
 */
export async function serveWorker(context: Context, works: readonly string[]) {
  const { HOST, WORKER_PORT: port } = context.env
  if (port === undefined) return () => Promise.resolve()
  const app = workerApp(context, works)
  const server = serve({
    port,
    hostname: HOST === 'localhost' ? '127.0.0.1' : HOST,
    silent: true,
    gracefulShutdown: false,
    fetch: (request) => app.fetch(request, { ip: request.ip ?? '', origin: '' }),
  })
  await server.ready()
  return () => server.close(true)
}

export function workerApp(context: Context, works: readonly string[]): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  app.use(identifyRequest(context))
  app.onError(answerError)
  app.notFound(answerNotFound)
  mountOperations(app, context, works)
  return app
}
