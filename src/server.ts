import { randomBytes } from 'node:crypto'
import handler from '@tanstack/react-start/server-entry'
import { handleApiRequest, shutdownApi, warmUpApi } from './api/transport.server'
import { readEnv } from './backend/env'
import { contentSecurityPolicy, setSecurityHeaders } from './lib/security-headers'
import { type Site, siteOf } from './lib/site'

/** What a page request knows before any middleware runs. */
interface PageRequestContext {
  nonce: string
  site: Site
  origin: string
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequestContext }
  }
}

const API_PATH =
  /^\/(?:(?:backend|api\/v1|api\/docs|media)(?:\/|$)|api\/openapi\.json$|(?:healthz|readyz|metrics)$)/

const env = readEnv()
const site = siteOf(env)

/** Every request comes through here, in development and production: to the API or to a page. */
export default {
  async fetch(request: Request): Promise<Response> {
    const isApi = API_PATH.test(new URL(request.url).pathname)
    const answer = isApi ? await handleApiRequest(request) : await renderPage(request)
    // Headers of a redirect or of a fetched answer cannot be changed in place.
    const response = new Response(answer.body, answer)
    setSecurityHeaders(response.headers, request)
    return response
  },
}

/** Opens the database and starts the workers, so that the first visitor does not wait for them. */
export const warmUp = warmUpApi

/** Stops the API and its workers; the process may exit afterwards. */
export const shutdown = shutdownApi

async function renderPage(request: Request): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin
  const answer = await handler.fetch(request, { context: { nonce, site, origin } })
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
  const response = new Response(answer.body, answer)
  response.headers.set('content-security-policy', contentSecurityPolicy(nonce, import.meta.env.DEV))
  // A page shows who is signed in: no shared cache may keep it.
  response.headers.set('cache-control', 'private, no-cache')
  return response
}
