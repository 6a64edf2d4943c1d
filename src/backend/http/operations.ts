import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { AppError } from '../../contract/app-error.ts'
import type { Context } from '../context.ts'
import { measureInstallation } from '../observability/installation-metrics.ts'
import { registry } from '../observability/metrics.ts'
import { isSameHash } from '../security/tokens.ts'
import type { ApiEnvironment } from './api-environment.ts'

const isLoopback = (ip: string) => ip === '::1' || ip === 'local' || /^(::ffff:)?127\./.test(ip)

/** Endpoints for an operator's tools: liveness, readiness with the pools it works on, and metrics. */
export function mountOperations(
  app: Hono<ApiEnvironment>,
  context: Context,
  works: readonly string[],
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  app.get('/readyz', async (c) => {
    try {
      await context.db.execute(sql`select 1`)
      return c.json({ status: 'ready', works })
    } catch (error) {
      context.log.error({ err: error }, 'not ready')
      throw new AppError('unavailable')
    }
  })

  // Open to this machine and to holders of the token; invisible to everybody else.
  app.get('/metrics', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
    const allowed = context.env.METRICS_TOKEN
      ? isSameHash(token, context.env.METRICS_TOKEN)
      : isLoopback(c.var.request.ip) && !context.env.TRUST_PROXY
    if (!allowed) throw new AppError('not_found')
    // This process's own metrics are worth reading even while the database is away.
    await measureInstallation(context).catch((error) =>
      context.log.warn({ err: error }, 'figures of the installation are missing'),
    )
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}
