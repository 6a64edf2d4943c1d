import type { Hono } from 'hono'
import { FastResponse } from 'srvx'
import type { Endpoint, OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { CallContext } from '../context.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { readInput } from './read-input.ts'
import { requireAccess } from './require-access.ts'

export type Verb<E extends Endpoint> = (
  context: CallContext<E['access']>,
  input: ParsedInputOf<E>,
) => OutputOf<E> | Promise<OutputOf<E>>

/** The text goes straight to the connection, without a stream in between. */
const JSON_HEADERS = { 'content-type': 'application/json' }

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/**
 * Serves a contract endpoint with a verb: access, rate limit, input check, envelope. The reply is parsed by the
 * contract too, so a verb can't leak fields that the contract doesn't name.
 */
export function mount<E extends Endpoint>(
  app: Hono<ApiEnvironment>,
  endpoint: E,
  verb: Verb<E>,
): void {
  app.on(endpoint.method, honoPath(endpoint.path), async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take(endpoint.rateLimit ?? 'general', actor, request)
    requireAccess<E['access']>(endpoint.access, actor, c.var.authFailure)
    const input = await readInput(c, endpoint)
    const data = await verb({ ...context, actor, request }, input)
    const envelope = { status: 200, message: '', desc: '', data: endpoint.output.parse(data) }
    return new FastResponse(JSON.stringify(envelope), { headers: JSON_HEADERS })
  })
}
