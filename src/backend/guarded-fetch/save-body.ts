import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AppError } from '../../contract/app-error.ts'

/** Encodings that some servers use although we ask for plain bytes. */
const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * Streams an answer's body into a new file. The limit counts decompressed bytes and nothing is held in memory, so a zip
 * bomb costs at most `maxBytes` of disk for a moment.
 * @throws AppError('media_too_large' | 'link_unreachable')
 */
export async function saveBody(
  body: Readable,
  encoding: string,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<number> {
  const decoders = encoding === 'identity' ? [] : [decoderOf(encoding)]
  const limit = new ByteLimit(maxBytes)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline([body, ...decoders, limit, file], { signal })
    return limit.seenBytes
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function decoderOf(encoding: string): Transform {
  const create = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined
  if (!create) throw new AppError('link_unreachable', { reason: 'encoding' })
  return create()
}

class ByteLimit extends Transform {
  seenBytes = 0
  readonly #maxBytes: number

  constructor(maxBytes: number) {
    super()
    this.#maxBytes = maxBytes
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null) => void) {
    this.seenBytes += chunk.length
    if (this.seenBytes > this.#maxBytes) {
      return done(new AppError('media_too_large', { max_bytes: this.#maxBytes }))
    }
    this.push(chunk)
    return done(null)
  }
}
