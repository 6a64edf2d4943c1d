/**
 * A page as pieces of text. Joining them would copy the whole page, and a long string with typographic
 * characters takes two bytes per character: that costs more than writing the pieces one by one.
 */
export type PageText = readonly string[]

/** Encodes the pieces of a page as UTF-8. */
export function bytesOf(pieces: PageText): Buffer<ArrayBuffer> {
  let size = 0
  for (const piece of pieces) size += Buffer.byteLength(piece)
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}
