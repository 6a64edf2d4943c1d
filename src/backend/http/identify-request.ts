import { randomUUID } from 'node:crypto'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { isLanguage, type Language } from '../../contract/languages.ts'
import type { Actor } from '../caller.ts'
import type { Context } from '../context.ts'
import { loggedPath } from '../observability/logged-path.ts'
import { countRequest } from '../observability/metrics.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { getConnInfo } from './connection-info.ts'

const REQUEST_ID = /^[\w.-]{8,64}$/

function languageOf(c: HonoContext<ApiEnvironment>, fallback: Language): Language {
  const asked = c.req.query('lang') ?? c.req.header('accept-language')?.slice(0, 2).toLowerCase()
  return isLanguage(asked) ? asked : fallback
}

const whoAsks = (actor: Actor) => ({
  ...(actor.kind === 'user' ? { userId: actor.userId } : {}),
  ...(actor.kind === 'visitor' ? { visitorId: actor.visitorId } : {}),
})

/**
 * Sets the request id on the answer. Hono's own way copies the response, which is only needed when its headers are
 * immutable.
 */
function name(c: HonoContext<ApiEnvironment>, id: string): void {
  try {
    c.res.headers.set('x-request-id', id)
  } catch {
    c.header('x-request-id', id)
  }
}

/** Gives every request its id and facts, and writes one log line and one measurement when it ends. */
export const identifyRequest =
  (context: Context): MiddlewareHandler<ApiEnvironment> =>
  async (c, next) => {
    const startedAt = performance.now()
    const sentId = c.req.header('x-request-id')
    const { ip, origin } = getConnInfo(c, context.env)
    const id = sentId && REQUEST_ID.test(sentId) ? sentId : randomUUID()
    c.set('context', context)
    c.set('actor', { kind: 'anonymous' })
    c.set('authFailure', null)
    c.set('failure', null)
    c.set('request', {
      id,
      ip,
      origin,
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      language: languageOf(c, context.env.DEFAULT_LANGUAGE),
    })
    await next()
    name(c, id)
    const seconds = (performance.now() - startedAt) / 1000
    const route = c.req.routePath
    countRequest(c.req.method, route, c.res.status, seconds)
    context.log.info(
      {
        requestId: id,
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ...(c.var.failure ? { failure: c.var.failure } : {}),
        ...whoAsks(c.var.actor),
        ms: Math.round(seconds * 1000),
      },
      'request',
    )
  }
