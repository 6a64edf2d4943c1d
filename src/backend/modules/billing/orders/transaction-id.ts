import { randomInt } from 'node:crypto'

/** No 0, 1, I, L, O, U: it is read aloud to support. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Number of an order for people: its day, and what nobody guesses. */
export function createTransactionId(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const rest = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `AD-${day}-${rest}`
}
