import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'
import { NONCE_PLACEHOLDER } from './page-cache'

/**
 * Compression levels to try in order, the best for its time first: sometimes the compressor writes a later
 * nonce out in full, and another level refers back to the first.
 */
const QUALITIES = [6, 4, 5, 9]
const PLACEHOLDER = Buffer.from(NONCE_PLACEHOLDER)
const LIKE_A_NONCE = 'A'.repeat(PLACEHOLDER.length)

/**
 * Page bytes that only differ in the nonce, which is as long as its placeholder. Replacing it in the text
 * would cost ten times as much: a concatenated string is copied before it is encoded.
 */
class NonceTemplate {
  readonly #bytes: Buffer
  readonly #places: readonly number[]

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#places = placesOf(PLACEHOLDER, bytes)
  }

  get places(): number {
    return this.#places.length
  }

  with(nonce: string): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#bytes)
    const filled = Buffer.from(bytes.buffer)
    for (const place of this.#places) filled.write(nonce, place, 'latin1')
    return bytes
  }
}

/** The body of a kept page, plain and compressed, so that requests need neither rendering nor compression. */
export class KeptBody {
  readonly #html: Buffer
  readonly #plain: NonceTemplate
  #packed: NonceTemplate | null = null
  #packing: Promise<void> | undefined
  #isAskedAgain = false

  constructor(html: Buffer) {
    this.#html = html
    this.#plain = new NonceTemplate(html)
  }

  /** Maximum memory use: the page, plain and compressed. */
  get size(): number {
    return this.#html.length * 2
  }

  /** The page with the nonce placeholder. */
  get text(): string {
    return this.#html.toString()
  }

  /** The page as bytes; Brotli-compressed for clients that accept it, once compression has finished. */
  with(nonce: string, readsBrotli: boolean): { bytes: Uint8Array<ArrayBuffer>; isPacked: boolean } {
    if (nonce.length !== PLACEHOLDER.length)
      throw new Error('A nonce is as long as its placeholder.')
    // Most URLs with a search are requested once; compressing for a second request would double their cost.
    if (readsBrotli && this.#isAskedAgain) void this.pack()
    this.#isAskedAgain = true
    const packed = readsBrotli ? this.#packed : null
    return { bytes: (packed ?? this.#plain).with(nonce), isPacked: packed !== null }
  }

  /** Compresses the body, once; a page that cannot be compressed stays plain. */
  pack(): Promise<void> {
    this.#packing ??= this.#pack()
    return this.#packing
  }

  async #pack(): Promise<void> {
    for (const quality of QUALITIES) {
      const packed = await pack(this.#html, quality).catch(() => null)
      if (!packed || !this.#isRight(packed)) continue
      this.#packed = packed
      return
    }
  }

  /** The compressor may encode in any way, so the result only counts if it unpacks correctly with another nonce. */
  #isRight(packed: NonceTemplate): boolean {
    try {
      const unpacked = brotliDecompressSync(packed.with(LIKE_A_NONCE))
      return unpacked.equals(this.#plain.with(LIKE_A_NONCE))
    } catch {
      return false
    }
  }
}

/**
 * Compresses a page so that its nonce stays replaceable: the first nonce becomes a block of its own, which
 * Brotli stores uncompressed since nothing in it repeats, and all later ones refer back to it.
 */
async function pack(html: Buffer, quality: number): Promise<NonceTemplate | null> {
  const place = html.indexOf(PLACEHOLDER)
  if (place < 0) return null
  const end = place + PLACEHOLDER.length
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })
  const packed = collect(brotli)
  for (const part of [html.subarray(0, place), html.subarray(place, end)]) {
    brotli.write(part)
    await new Promise<void>((done) => brotli.flush(constants.BROTLI_OPERATION_FLUSH, done))
  }
  brotli.end(html.subarray(end))
  const template = new NonceTemplate(await packed)
  return template.places === 1 ? template : null
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function placesOf(needle: Buffer, bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + needle.length)) {
    places.push(at)
  }
  return places
}
