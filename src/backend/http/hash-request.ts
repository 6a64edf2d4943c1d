import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'

/**
 * Tells two requests with one key apart (SHA-256, hexadecimal); the order of fields does not matter. A
 * field with its default counts as not sent, so that a version with other fields or defaults knows a
 * request of before again.
 */
export function hashRequest(schema: z.ZodObject, request: object): string {
  const isDefault = (name: string, value: unknown) =>
    isDeepStrictEqual(schema.shape[name]?.safeParse(undefined).data, value)
  const fields = Object.entries(request)
    .filter(([name, value]) => !isDefault(name, value))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
