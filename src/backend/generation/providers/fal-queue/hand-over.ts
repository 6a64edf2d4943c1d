import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { z } from 'zod'
import type { LocalFile } from '../../provider.ts'
import { kindOfRefusal } from '../classify.ts'
import { asDataUrl } from '../references.ts'
import { callService, type Service } from '../remote-call.ts'
import { notBegun, ServiceError, said } from '../service-error.ts'

/** Up to here a file goes within the request. */
const INLINE_MAX_BYTES = 4 * 1_048_576
const Place = z.object({ upload_url: z.string(), file_url: z.string() })

/** A file as a request is given it: as it is, or by its address among the files of fal. */
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

/** The address is good for this file alone, so no key goes there. */
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
