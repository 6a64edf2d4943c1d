import { Agent, type Dispatcher, request } from 'undici'
import { AppError, isAppError } from '../../contract/app-error.ts'
import { type LocateOptions, locate, pinnedLookup, resolveBySystem, WEB_PORTS } from './locate.ts'
import { saveBody } from './save-body.ts'

const REDIRECTS_MAX = 3
const CONNECT_MS = 5_000
const HEADERS_MS = 15_000
const HEADERS_MAX_BYTES = 16_384
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]
const PLAIN_HEADERS = {
  accept: 'image/*,video/*',
  'accept-encoding': 'identity',
  'user-agent': 'Adloom',
}

export interface GuardedFetchOptions extends Partial<LocateOptions> {
  maxBytes: number
  /** Limit for the whole fetch: DNS, redirects and the last byte. */
  timeoutMs: number
  signal?: AbortSignal
  /** Extra request headers. */
  headers?: Readonly<Record<string, string>>
  /** Throws if the content type isn't wanted, before any of the body is fetched. */
  requireType?: (contentType: string) => void
}

/** What was saved, and the final address it came from. */
export interface GuardedFile {
  sizeBytes: number
  contentType: string
  url: URL
}

/**
 * Fetches a file that a user named, from the public internet only. Names are resolved first and the connection goes to
 * the checked address; every redirect is checked again. Only the bytes of the server's answer reach the caller.
 * @returns size in bytes of the file at `path`, which must not exist before
 * @throws AppError('link_invalid' | 'link_refused' | 'link_unreachable' | 'media_too_large')
 */
export const guardedFetch = async (
  address: string,
  path: string,
  options: GuardedFetchOptions,
): Promise<number> => (await guardedFetchFile(address, path, options)).sizeBytes

/** Like `guardedFetch`, but also returns the declared content type and the final address. */
export async function guardedFetchFile(
  address: string,
  path: string,
  options: GuardedFetchOptions,
): Promise<GuardedFile> {
  const time = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([time, options.signal]) : time
  try {
    let url = parseAddress(address)
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const step = await visit(url, path, { ...options, signal })
      if (!(step instanceof URL)) return { ...step, url }
      url = step
    }
    throw new AppError('link_refused', { reason: 'redirects' })
  } catch (error) {
    options.signal?.throwIfAborted()
    if (isAppError(error)) throw error
    throw new AppError('link_unreachable', { reason: time.aborted ? 'time' : 'connection' })
  }
}

function parseAddress(address: string): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new AppError('link_invalid')
  return url
}

/** One request: returns what was saved, or where to go next. */
async function visit(
  url: URL,
  path: string,
  options: GuardedFetchOptions & { signal: AbortSignal },
): Promise<Omit<GuardedFile, 'url'> | URL> {
  const { maxBytes, signal } = options
  const { resolve = resolveBySystem, allowedHosts = [], ports = WEB_PORTS } = options
  const addresses = await withinTime(locate(url, { resolve, allowedHosts, ports }), signal)
  const dispatcher = new Agent({
    connect: { lookup: pinnedLookup(addresses), timeout: CONNECT_MS },
    headersTimeout: HEADERS_MS,
    maxHeaderSize: HEADERS_MAX_BYTES,
  })
  try {
    const answer = await request(url, {
      dispatcher,
      signal,
      headers: { ...PLAIN_HEADERS, ...options.headers },
    })
    // An unread body emits an error when the connection is closed below.
    answer.body.on('error', () => undefined)
    const next = redirectTarget(answer, url)
    if (next) return next
    if (answer.statusCode !== 200) throw new AppError('link_unreachable', refusalOf(answer))
    if (Number(headerOf(answer, 'content-length') ?? 0) > maxBytes) {
      throw new AppError('media_too_large', { max_bytes: maxBytes })
    }
    const contentType = headerOf(answer, 'content-type') ?? ''
    options.requireType?.(contentType)
    const encoding = headerOf(answer, 'content-encoding')?.trim().toLowerCase() || 'identity'
    const sizeBytes = await saveBody(answer.body, encoding, path, maxBytes, signal)
    return { sizeBytes, contentType }
  } finally {
    await dispatcher.destroy()
  }
}

/** Tells a missing file from one the server refuses to give. */
const refusalOf = ({ statusCode }: Dispatcher.ResponseData) => ({
  reason: statusCode === 404 || statusCode === 410 ? 'missing' : 'status',
})

function redirectTarget(answer: Dispatcher.ResponseData, from: URL): URL | null {
  if (!REDIRECT_STATUSES.includes(answer.statusCode)) return null
  const target = URL.parse(headerOf(answer, 'location') ?? '', from)
  if (!target) throw new AppError('link_unreachable', { reason: 'redirect' })
  return target
}

function headerOf(answer: Dispatcher.ResponseData, name: string): string | undefined {
  const value = answer.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** A resolver that never answers must not outlast the time limit. */
function withinTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
