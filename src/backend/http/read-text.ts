import type { Context as HonoContext } from 'hono'
import { AppError } from '../../contract/app-error.ts'
import type { ApiEnvironment } from './api-environment.ts'

/**
 * The raw body, read no further than the limit: a declared length may be wrong, and a chunked body declares none.
 * @throws AppError('request_too_large')
 */
export async function readText(
  c: HonoContext<ApiEnvironment>,
  { maxBytes }: { maxBytes: number },
): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) {
    throw new AppError('request_too_large')
  }
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  // Leaving the loop cancels the rest of the body.
  for await (const piece of c.req.raw.body ?? []) {
    sizeBytes += piece.byteLength
    if (sizeBytes > maxBytes) throw new AppError('request_too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
