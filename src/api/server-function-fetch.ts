import { AppError } from '@/contract/app-error'
import { REQUEST_TIMEOUT_MS } from '@/contract/limits'

/** Statuses a proxy returns, with its own body, while our server is away. */
const GATEWAY_STATUSES = [502, 503, 504]

/** Calls server functions from the browser, with a timeout and named errors. */
export async function serverFunctionFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(input, { ...init, signal }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new AppError(timeout.aborted ? 'timeout' : 'network_error')
  })
  const isText = response.headers.get('content-type')?.startsWith('text/')
  if (GATEWAY_STATUSES.includes(response.status) && isText) throw new AppError('unavailable')
  return response
}
