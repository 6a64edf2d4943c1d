import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'

/**
 * Tells two requests with the same key apart (SHA-256, hex); field order doesn't matter. A field at its default counts
 * as not sent, so that a version with other fields or defaults still recognizes earlier requests.
 */
export function hashRequest(schema: z.ZodObject, request: object): string {
  const isDefault = (name: string, value: unknown) =>
    isDeepStrictEqual(schema.shape[name]?.safeParse(undefined).data, value)
  const fields = Object.entries(request)
    .filter(([name, value]) => !isDefault(name, value))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
