import { randomInt } from 'node:crypto'

/** No 0, 1, I, L, O or U, because it is read aloud to support. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Human-readable order number: its date plus unguessable characters. */
export function createTransactionId(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const rest = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `AD-${day}-${rest}`
}
