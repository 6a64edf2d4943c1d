import { stat } from 'node:fs/promises'
import { z } from 'zod'
import type { LocalFile } from '../../provider.ts'
import { formOf } from '../form.ts'
import { asDataUrl } from '../references.ts'
import { callService, type Service } from '../remote-call.ts'
import { notBegun } from '../service-error.ts'

/** Replicate recommends sending files up to this size inside the request. */
const INLINE_MAX_BYTES = 256 * 1_024
const Uploaded = z.object({ urls: z.object({ get: z.string() }) })

/** A file's value in a prediction: a data URL, or its address in Replicate's storage. */
export async function handOver(
  service: Service,
  file: LocalFile,
  signal: AbortSignal | undefined,
): Promise<string> {
  signal?.throwIfAborted()
  if ((await stat(file.path)).size <= INLINE_MAX_BYTES) return asDataUrl(file)
  const form = await formOf({}, [{ field: 'content', file }])
  const call = { method: 'POST', path: '/files', form, answer: Uploaded } as const
  return (await callService(service, call).catch(notBegun)).urls.get
}
