import { z } from 'zod'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isRecord } from '../../src/contract/is-record.ts'

/**
 * Where an endpoint's input can contain an id, as `pictures[].file_id`: every string that has to be or
 * contain a UUID.
 */
export function idsOfInput({ input }: Pick<Endpoint, 'input'>): string[] {
  const root = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const found = new Set<string>()
  const look = (schema: unknown, path: string, within: readonly unknown[]): void => {
    const node = isRecord(schema) ? referred(root, schema) : null
    // A schema that contains itself has been visited already.
    if (!node || within.includes(node)) return
    if (isId(node)) found.add(path)
    for (const [at, part] of partsOf(node)) look(part, `${path}${at}`, [...within, node])
  }
  look(root, '', [])
  return [...found].map((path) => path.replace(/^\./, ''))
}

/** Where an input contains a value, in the same notation. */
export function placesOf(input: unknown, value: string, path = ''): string[] {
  if (typeof input === 'string') return input.includes(value) ? [path.replace(/^\./, '')] : []
  if (Array.isArray(input)) return input.flatMap((one) => placesOf(one, value, `${path}[]`))
  if (!isRecord(input)) return []
  return Object.entries(input).flatMap(([name, one]) => placesOf(one, value, `${path}.${name}`))
}

type Node = Record<string, unknown>

/** A UUID format, or a pattern of hexadecimal digits between hyphens. */
const isId = ({ format, pattern }: Node): boolean =>
  format === 'uuid' ||
  (typeof pattern === 'string' && /\[0-9a-f[^\]]*\]\{8\}-|\{36\}/i.test(pattern))

function referred(root: Node, node: Node): Node {
  const { $ref } = node
  if (typeof $ref !== 'string' || !isRecord(root.$defs)) return node
  const named = root.$defs[$ref.replace('#/$defs/', '')]
  return isRecord(named) ? named : node
}

function partsOf(node: Node): [string, unknown][] {
  const { properties, items, prefixItems, additionalProperties } = node
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => node[name] ?? [])
  return [
    ...choices.map((one): [string, unknown] => ['', one]),
    ...(isRecord(properties) ? Object.entries(properties) : []).map(
      ([name, one]): [string, unknown] => [`.${name}`, one],
    ),
    ...[items, prefixItems].flat().map((one): [string, unknown] => ['[]', one]),
    ['.*', additionalProperties],
  ]
}
