/**
 * A page as the pieces of its text. To join them would copy the whole page, and a long text with typographic
 * marks takes two bytes for each character: that costs more than to write the pieces one after another.
 */
export type PageText = readonly string[]

/** The bytes of a page. */
export function bytesOf(pieces: PageText): Buffer<ArrayBuffer> {
  let size = 0
  for (const piece of pieces) size += Buffer.byteLength(piece)
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}
