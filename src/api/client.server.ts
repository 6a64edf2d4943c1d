import { createFetch } from 'ofetch'
import { safeParse } from 'zod'
import { AppError } from '@/contract/app-error'
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParsedInputOf,
  pathParameters,
} from '@/contract/endpoint'
import { VISITOR_HEADER } from '@/contract/headers'
import { REQUEST_TIMEOUT_MS } from '@/contract/limits'
import type { BrowserRequest } from './browser-request.server'
import { readReply } from './read-reply'
import type { Sender } from './sender'
import { sharedBody, sharedQuery } from './shared-query.server'
import { apiBaseUrl, sendToApi } from './transport.server'

type Fields = Record<string, unknown>

const fillPath = (path: string, fields: Fields) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])))

function headersFor(browser: BrowserRequest, language: string): Record<string, string> {
  return {
    'accept-language': language,
    ...(browser.sessionToken ? { authorization: browser.sessionToken } : {}),
    ...(browser.visitorToken ? { [VISITOR_HEADER]: browser.visitorToken } : {}),
  }
}

/** Error for a call that failed before an envelope came back. */
function failureOf(error: unknown): AppError {
  const cause = (error instanceof Error && error.cause) || error
  const name = cause instanceof Error ? cause.name : ''
  return new AppError(
    name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'network_error',
  )
}

/**
 * Calls an endpoint of the product API on behalf of a browser: shared query, headers, timeout,
 * envelope. The reply is checked against the contract.
 * @throws AppError
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | ParsedInputOf<E>,
  sender: Sender,
  browser: BrowserRequest,
): Promise<OutputOf<E>> {
  const fields: Fields = input
  const inPath = new Set(pathParameters(endpoint.path))
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)))
  const isGet = endpoint.method === 'GET'
  const send = createFetch({
    fetch: (url, init) =>
      sendToApi(new Request(url, init), { ip: browser.ip, origin: browser.origin }),
  })
  const body = await send(fillPath(endpoint.path, fields), {
    baseURL: apiBaseUrl,
    method: endpoint.method,
    query: { ...sharedQuery(sender), ...(isGet ? rest : {}) },
    body: isGet ? undefined : { ...sharedBody(sender), ...fields },
    headers: headersFor(browser, sender.language),
    timeout: REQUEST_TIMEOUT_MS,
    retry: 0,
    // The envelope is authoritative, whatever the HTTP status.
    ignoreResponseError: true,
  }).catch((error: unknown) => {
    throw failureOf(error)
  })
  const reply = safeParse<E['output']>(endpoint.output, readReply(body))
  if (!reply.success) throw new AppError('internal')
  return reply.data
}
