import { Hono } from 'hono'
import type { Context } from './context.ts'
import { answerError, answerNotFound } from './http/answer-error.ts'
import type { ApiEnvironment } from './http/api-environment.ts'
import { authenticate } from './http/authenticate.ts'
import { mountDocumentation } from './http/documentation.ts'
import { identifyRequest } from './http/identify-request.ts'
import { mountOperations } from './http/operations.ts'
import { modules } from './modules/modules.ts'
import { POOLS } from './queue/job.ts'

/** The product API as one Hono app, built on a context. It knows nothing about the web pages. */
export function createApp(context: Context): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  app.use(identifyRequest(context))
  app.onError(answerError)
  app.notFound(answerNotFound)
  mountOperations(app, context, context.env.EMBEDDED_WORKER ? POOLS : [])
  mountDocumentation(app)
  app.use(authenticate)
  for (const module of modules) module.routes?.(app)
  return app
}
