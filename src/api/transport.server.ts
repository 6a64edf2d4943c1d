import { FastResponse } from 'srvx'
import { type Backend, startBackend } from '@/backend/backend'
import { readEnv } from '@/backend/env'
import type { ConnectionBindings } from '@/backend/http/connection-bindings'
import type { NodeBody } from '@/backend/http/event-line'
import { ORIGIN_HEADER, VISITOR_HEADER } from '@/contract/headers'
import { isSameOrigin, readBrowserRequest, type WebSettings } from './browser-request.server'

/**
 * The one seam between the web and the product API: the upstream at `PRODUCT_API_BASE` if it's
 * set, otherwise the embedded API in this process. Nothing else knows which.
 */
const env = readEnv()

/** The settings that the API client needs. */
export const apiSettings: WebSettings & { APP_KEY: string } = env

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Headers that belong to one connection, and those of ours that must not reach the API. */
const DROPPED_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  VISITOR_HEADER,
  ORIGIN_HEADER,
]

// Development re-evaluates this module on every edit. A second embedded database on the same folder
// would lose data, so the first one is kept where a new copy of the module finds it.
declare global {
  var adloomBackend: Promise<Backend> | undefined
}

/** The embedded API, started on first use. */
function embedded(): Promise<Backend> {
  globalThis.adloomBackend ??= begin().catch((error) => {
    globalThis.adloomBackend = undefined
    throw error
  })
  return globalThis.adloomBackend
}

async function begin(): Promise<Backend> {
  const backend = await startBackend(env)
  // In production, the process's startup decides when.
  if (import.meta.env.DEV) await backend.startWork()
  return backend
}

/** Starts the embedded API before the first request, so that a failure shows up at once. */
export async function warmUpApi(): Promise<void> {
  if (env.PRODUCT_API_BASE) return
  await embedded()
}

/** Starts running this process's jobs. */
export async function startApiWork(): Promise<void> {
  const backend = await globalThis.adloomBackend
  await backend?.startWork()
}

/** Ends the event streams, so that a stopping server doesn't wait for them. */
export async function endApiStreams(): Promise<void> {
  const backend = await globalThis.adloomBackend
  backend?.endStreams()
}

export async function shutdownApi(): Promise<void> {
  const backend = await globalThis.adloomBackend
  globalThis.adloomBackend = undefined
  await backend?.close()
}

/** Base address for the API client's calls; the embedded API has none, so any host will do. */
export const apiBaseUrl = env.PRODUCT_API_BASE?.replace(/\/$/, '') ?? 'http://embedded.invalid'

/** Sends one request to the API, wherever it lives. */
export async function sendToApi(
  request: Request,
  connection: ConnectionBindings,
): Promise<Response> {
  if (!env.PRODUCT_API_BASE) return (await embedded()).app.fetch(request, connection)
  if (connection.ip) request.headers.set('x-forwarded-for', connection.ip)
  if (connection.origin) request.headers.set(ORIGIN_HEADER, connection.origin)
  const reply = await fetch(request)
  if (!reply.headers.has('content-encoding')) return reply
  // The body is already decompressed here; the headers still describe the compressed one.
  const unpacked = new Response(reply.body, reply)
  for (const name of ['content-encoding', 'content-length']) unpacked.headers.delete(name)
  return unpacked
}

/**
 * Answers a browser's own request to an API path (events, uploads, media) with the session in its
 * cookie. A request that changes something must come from our own pages.
 */
export async function handleApiRequest(request: Request): Promise<Response> {
  const browser = readBrowserRequest(request, env)
  const headers = new Headers(request.headers)
  for (const name of DROPPED_HEADERS) headers.delete(name)
  const mayUseCookies = SAFE_METHODS.has(request.method) || isSameOrigin(request, browser.origin)
  if (!headers.has('authorization') && mayUseCookies) {
    if (browser.sessionToken) headers.set('authorization', browser.sessionToken)
    else if (browser.visitorToken) headers.set(VISITOR_HEADER, browser.visitorToken)
  }
  const taken: { body?: NodeBody } = {}
  const takeBody = (body: NodeBody) => {
    taken.body = body
  }
  const answer = await sendToApi(forwarded(request, headers), {
    ip: browser.ip,
    origin: browser.origin,
    ...(request.method === 'GET' && isFromNode(request) && { takeBody }),
  })
  // srvx accepts a body that has `pipe`, which the type of its responses doesn't include.
  return taken.body ? Reflect.construct(FastResponse, [taken.body, answer]) : answer
}

/** Whether srvx writes the answer, which supports bodies that write themselves. */
const isFromNode = (request: Request) => 'runtime' in request

function forwarded(request: Request, headers: Headers): Request {
  const isUpstream = env.PRODUCT_API_BASE !== undefined
  const url = new URL(request.url)
  const hasBody = request.body !== null && !SAFE_METHODS.has(request.method)
  return new Request(isUpstream ? `${apiBaseUrl}${url.pathname}${url.search}` : request.url, {
    method: request.method,
    headers,
    body: hasBody ? request.body : null,
    redirect: 'manual',
    // In this process nobody listens, and a signal that follows another one holds on to memory.
    ...(isUpstream ? { signal: request.signal } : {}),
    // fetch needs it for streamed bodies; the type RequestInit doesn't include it.
    ...(hasBody ? { duplex: 'half' } : {}),
  })
}
