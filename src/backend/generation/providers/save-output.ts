import { rename, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isAppError } from '../../../contract/app-error.ts'
import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../../contract/limits.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { guardedFetch } from '../../guarded-fetch/guarded-fetch.ts'
import { saveBody } from '../../guarded-fetch/save-body.ts'
import type { Adapter, RemoteOutput } from './adapter.ts'
import { kindOfRefusal } from './classify.ts'
import { ServiceError, said } from './service-error.ts'
import type { Tools } from './tools.ts'

type Origin = Pick<Adapter, 'baseUrl' | 'headers' | 'outputHosts'>

const MAX_BYTES: Record<MediaKind, number> = {
  image: IMAGE_MAX_BYTES,
  video: UPLOAD_MAX_BYTES,
  audio: UPLOAD_MAX_BYTES,
}
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Downloads a result into a local file; the name appears only once the file is complete, so polling may be
 * repeated. It is fetched from the service's own address, or from hosts that the service is known to use; only
 * the former gets our key.
 * @throws ServiceError
 */
export async function saveOutput(
  origin: Origin,
  output: RemoteOutput,
  target: { path: string; kind: MediaKind },
  tools: Tools,
): Promise<void> {
  const part = `${target.path}.part`
  await rm(part, { force: true })
  try {
    if ('base64' in output) await writeFile(part, Buffer.from(output.base64, 'base64'))
    else await download(origin, output.url, { path: part, maxBytes: MAX_BYTES[target.kind] }, tools)
    await rename(part, target.path)
  } catch (error) {
    await rm(part, { force: true })
    if (isAppError(error)) throw unfit(error.code, error)
    throw error
  }
}

interface Target {
  path: string
  maxBytes: number
}

async function download(
  origin: Origin,
  address: string,
  target: Target,
  tools: Tools,
): Promise<void> {
  const url = URL.parse(address, `${origin.baseUrl}/`)
  if (!url) throw said('unknown', 'The result has no address.')
  if (url.origin !== new URL(origin.baseUrl).origin)
    return fetchElsewhere(origin, url, target, tools)
  const signal = tools.deadline(tools.waits.downloadMs)
  const response = await tools
    .fetch(url.href, { headers: { ...origin.headers }, redirect: 'manual', signal })
    .catch((cause) => {
      throw new ServiceError('unavailable', 'The result was not reached.', {
        isAnswer: false,
        cause,
      })
    })
  const { status, body, headers } = response
  if (REDIRECTS.has(status)) {
    await body?.cancel()
    const next = URL.parse(headers.get('location') ?? '', url)
    if (next && next.origin !== url.origin) return fetchElsewhere(origin, next, target, tools)
    throw said('unknown', 'The address of the result leads in a circle.')
  }
  if (status !== 200 || !body) {
    await body?.cancel()
    const message = `The result was answered with ${status}.`
    throw new ServiceError(kindOfRefusal(status, ''), message, { isAnswer: true })
  }
  await saveBody(Readable.fromWeb(body), 'identity', target.path, target.maxBytes, signal).catch(
    (cause) => {
      if (isAppError(cause)) throw cause
      throw new ServiceError('unavailable', 'The result broke off.', { isAnswer: false, cause })
    },
  )
}

async function fetchElsewhere(
  { outputHosts }: Origin,
  url: URL,
  { path, maxBytes }: Target,
  { locate, waits }: Tools,
): Promise<void> {
  if (!outputHosts.some((pattern) => matches(url.hostname, pattern))) {
    throw said('unknown', `The service names a result on another host: ${url.hostname}`)
  }
  await guardedFetch(url.href, path, { ...locate, maxBytes, timeoutMs: waits.downloadMs })
}

const matches = (host: string, pattern: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** Refused addresses and oversized files won't change; an unreachable address may become reachable. */
const unfit = (code: string, cause: unknown) =>
  new ServiceError(code === 'link_unreachable' ? 'unavailable' : 'unknown', `Result: ${code}`, {
    isAnswer: code !== 'link_unreachable',
    cause,
  })
