import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A bearer secret of 256 random bits. Store only its `hashToken`. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** A random token needs no key or salt: nobody guesses 256 bits. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/**
 * Hash of something short enough to guess (a code, an address), worthless without the installation's secret. `purpose`
 * keeps the hashes of different uses apart.
 */
export const keyedHash = (secret: Buffer, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')

/** Compares two hashes in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  // Compares byte lengths: a string may have as many characters but more bytes.
  return one.length === other.length && timingSafeEqual(one, other)
}
