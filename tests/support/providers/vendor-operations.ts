import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { VendorRequest } from './vendor.ts'

const Parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() })
const Operation = z.looseObject({
  parameters: z.array(z.union([Parameter, z.object({ $ref: z.string() })])).default([]),
})
const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Returns what a vendor's document finds wrong with a request's path, method, and query. */
export async function openOperations(file: string) {
  const text = await readFile(join(process.env.PROVIDER_SPECS ?? '', file), 'utf8')
  const { paths } = Description.parse(parse(text))
  const templates = Object.keys(paths).map((path) => ({ path, pattern: patternOf(path) }))

  return ({ method, path, query }: Pick<VendorRequest, 'method' | 'path' | 'query'>): string[] => {
    const known = templates.filter(({ pattern }) => pattern.test(path))
    const described = known
      .map((template) => paths[template.path]?.[method.toLowerCase()])
      .find((operation) => operation !== undefined)
    if (!described) return [`${method} ${path} is not documented`]
    const { parameters } = Operation.parse(described)
    const inQuery = parameters.flatMap((one) => ('name' in one && one.in === 'query' ? [one] : []))
    const names = new Set(inQuery.map(({ name }) => name))
    return [
      ...[...query.keys()].filter((name) => !names.has(name)).map((name) => `?${name} is unknown`),
      ...inQuery
        .filter(({ name, required }) => required && !query.has(name))
        .map(({ name }) => `?${name} is missing`),
    ]
  }
}

/** `/models/{owner}/{name}` as a pattern. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`)
