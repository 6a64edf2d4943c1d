/** RGBA pixels as one number each, red in the lowest byte. */
export const wordsOf = (data: Uint8Array | Uint8ClampedArray): Uint32Array =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
    : new Uint32Array(Uint8Array.from(data).buffer)

const EVERY_OTHER = 0x00ff00ff
const HALF = 0x00800080

/** Blends two pixels, with `share` from 0 (only the first) to 256 (only the second). */
export function mix(one: number, other: number, share: number): number {
  const rest = 256 - share
  const even =
    (Math.imul(one & EVERY_OTHER, rest) + Math.imul(other & EVERY_OTHER, share) + HALF) >>> 8
  const odd =
    Math.imul((one >>> 8) & EVERY_OTHER, rest) +
    Math.imul((other >>> 8) & EVERY_OTHER, share) +
    HALF
  return (even & EVERY_OTHER) | (odd & ~EVERY_OTHER)
}
