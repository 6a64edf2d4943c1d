import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { z } from 'zod'
import type { LocalFile } from '../../provider.ts'
import { kindOfRefusal } from '../classify.ts'
import { asDataUrl } from '../references.ts'
import { callService, type Service } from '../remote-call.ts'
import { notBegun, ServiceError, said } from '../service-error.ts'

/** Files up to this size are sent inside the request. */
const INLINE_MAX_BYTES = 4 * 1_048_576
const Place = z.object({ upload_url: z.string(), file_url: z.string() })

/** A file's value in a request: a data URL, or its address in fal's storage. */
export async function handOver(
  storage: Service,
  file: LocalFile,
  signal: AbortSignal | undefined,
): Promise<string> {
  signal?.throwIfAborted()
  if ((await stat(file.path)).size <= INLINE_MAX_BYTES) return asDataUrl(file)
  const { upload_url, file_url } = await callService(storage, {
    method: 'POST',
    path: '/storage/upload/initiate?storage_type=fal-cdn-v3',
    json: { content_type: file.mimeType, file_name: `reference.${file.mimeType.split('/')[1]}` },
    answer: Place,
  }).catch(notBegun)
  await put(storage, upload_url, file).catch(notBegun)
  return file_url
}

/** The upload address is valid for this file alone, so it isn't sent our key. */
async function put({ baseUrl, tools }: Service, address: string, file: LocalFile): Promise<void> {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.origin !== new URL(baseUrl).origin)
    throw said('unknown', 'The service names no address to send a file to.')
  const { size } = await stat(file.path)
  const response = await tools
    .fetch(address, {
      method: 'PUT',
      headers: { 'content-type': file.mimeType, 'content-length': String(size) },
      body: createReadStream(file.path),
      duplex: 'half',
      redirect: 'manual',
      signal: tools.deadline(tools.waits.downloadMs),
    })
    .catch((cause) => {
      throw new ServiceError('unavailable', 'A file did not arrive.', { isAnswer: false, cause })
    })
  await response.body?.cancel()
  if (!response.ok)
    throw said(kindOfRefusal(response.status, ''), `A file was answered with ${response.status}.`)
}
