import type { Context as HonoContext } from 'hono'
import { z } from 'zod'
import { ORIGIN_HEADER } from '../../contract/headers.ts'
import { OURSELVES } from '../caller.ts'
import type { Env } from '../env.ts'
import type { ApiEnvironment } from './api-environment.ts'

const Origin = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .transform((url) => new URL(url).origin)

/**
 * The caller's address and origin. `X-Forwarded-For` counts only behind a proxy the operator declared (`TRUST_PROXY`);
 * otherwise anyone could forge it to evade a limit.
 */
export function getConnInfo(
  c: HonoContext<ApiEnvironment>,
  env: Pick<Env, 'TRUST_PROXY' | 'PUBLIC_URL'>,
): { ip: string; origin: string } {
  const bindings = c.env ?? {}
  const forwarded = env.TRUST_PROXY
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  const named = Origin.safeParse(c.req.header(ORIGIN_HEADER))
  const configured = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin
  return {
    ip: forwarded || bindings.ip || OURSELVES,
    origin: named.data ?? configured ?? bindings.origin ?? new URL(c.req.url).origin,
  }
}
