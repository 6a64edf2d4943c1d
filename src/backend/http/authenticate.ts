import { createMiddleware } from 'hono/factory'
import { VISITOR_HEADER } from '../../contract/headers.ts'
import { findSession } from '../modules/accounts/index.ts'
import { findVisitor } from '../modules/visitors/index.ts'
import type { ApiEnvironment } from './api-environment.ts'

/** The bare token, as specified; a leading `Bearer` is accepted too. */
export const readToken = (header: string | undefined) => header?.replace(/^Bearer\s+/i, '').trim()

/** Identifies the caller. A bad token is no failure yet: public endpoints serve the request anyway. */
export const authenticate = createMiddleware<ApiEnvironment>(async (c, next) => {
  const token = readToken(c.req.header('authorization'))
  if (token) {
    const found = await findSession(c.var.context, token)
    if ('actor' in found) c.set('actor', found.actor)
    else c.set('authFailure', found.failure)
  } else {
    const visitor = c.req.header(VISITOR_HEADER)
    const actor = visitor ? await findVisitor(c.var.context, visitor) : null
    if (actor) c.set('actor', actor)
  }
  await next()
})
