import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Values no field expects: wrong types, extreme numbers, huge and odd strings, prototype names. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '\r\nBcc: a@b.c',
    '٣٣٣٣٣٣',
    '00000000-0000-0000-0000-000000000000',
    0,
    -1,
    1.5,
    Number.MAX_SAFE_INTEGER,
    1e308,
    true,
    [],
    {},
    { __proto__: null, constructor: { prototype: {} } },
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ minLength: 5_000, maxLength: 9_000 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 60 }),
)

const text = (schema: JsonSchema) =>
  fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 200) })

const byFormat: Record<string, () => Arbitrary<unknown>> = {
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
}

const byType: Record<string, (schema: JsonSchema) => Arbitrary<unknown>> = {
  object: ({ properties = {} }) =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valid(field)])),
      { requiredKeys: [] },
    ),
  array: ({ items = {}, maxItems = 3 }) =>
    fc.array(valid(items), { maxLength: Math.min(maxItems, 3) }),
  integer: ({ minimum = -10, maximum = 1e6 }) =>
    fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }),
  number: ({ minimum = -10, maximum = 1e6 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  string: (schema) => (byFormat[schema.format ?? ''] ?? (() => text(schema)))(),
}

function valid(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.allOf
  if (variants && variants.length > 0) return fc.oneof(...variants.map(valid))
  return (byType[schema.type ?? ''] ?? (() => hostile))(schema)
}

/** Requests for an endpoint: mostly well-formed fields, with some hostile, missing, or unknown ones. */
export function requestsFor(endpoint: Endpoint): Arbitrary<Record<string, unknown>> {
  const written = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const schema: JsonSchema = JSON.parse(JSON.stringify(written))
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    fc.oneof({ weight: 3, arbitrary: valid(field) }, { weight: 2, arbitrary: hostile }),
  ])
  const known = fc.record(Object.fromEntries(fields), {
    requiredKeys: [],
  })
  const unknown = fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 2 })
  return fc.tuple(known, unknown).map(([ours, others]) => ({ ...others, ...ours }))
}
