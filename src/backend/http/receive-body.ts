import { writeFile } from 'node:fs/promises'
import { AppError } from '../../contract/app-error.ts'

/**
 * Writes a request's body to a file.
 * @throws AppError('media_too_large') as soon as the limit is passed
 */
export async function receiveBody(
  { body }: Request,
  path: string,
  maxBytes: number,
): Promise<number> {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  // Leaving the loop cancels the rest of the body.
  for await (const piece of body ?? []) {
    sizeBytes += piece.byteLength
    if (sizeBytes > maxBytes) throw new AppError('media_too_large', { max_bytes: maxBytes })
    pieces.push(piece)
  }
  await writeFile(path, Buffer.concat(pieces), { mode: 0o600 })
  return sizeBytes
}
