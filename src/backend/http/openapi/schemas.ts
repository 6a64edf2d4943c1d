import { z } from 'zod'
import { domains } from '../../../contract/contract.ts'
import { WorkError } from '../../../contract/envelope.ts'
import * as fields from '../../../contract/fields.ts'
import { Failure, Success } from './answers.ts'

const SOURCES: readonly object[] = [
  { Failure, Success, WorkError },
  fields,
  ...Object.values(domains).flatMap(({ files }) => files),
]

/** Names in the document that are older than ours. Clients are generated from it, so they stay. */
const KEPT: Record<string, string> = { PriceList: 'Catalogue' }

/**
 * Gives schemas the names they are exported with, so that each is once under the document's
 * components. The names are given here and not in the contract, which travels to browsers.
 */
export function nameSchemas(): void {
  const named = new Map<string, z.ZodType>()
  for (const [name, schema] of SOURCES.flatMap((source) => Object.entries(source))) {
    if (!(schema instanceof z.ZodType)) continue
    const id = KEPT[name] ?? name
    if (named.has(id)) throw new Error(`Two schemas are called ${id}.`)
    named.set(id, schema)
    z.globalRegistry.add(schema, { id })
  }
}

/** The object with a name that has exactly these fields: what changes a thing often sends what made it. */
export function findNamed(fields: z.core.$ZodLooseShape): z.ZodObject | undefined {
  const keys = Object.keys(fields)
  for (const schema of SOURCES.flatMap((source) => Object.values(source))) {
    if (!(schema instanceof z.ZodObject)) continue
    const isSame = keys.every((key) => schema.shape[key] === fields[key])
    if (isSame && Object.keys(schema.shape).length === keys.length && keys.length > 1) return schema
  }
  return undefined
}
