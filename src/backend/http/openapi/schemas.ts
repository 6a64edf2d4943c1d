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

/** Schema names that predate ours. Clients are generated from them, so they stay. */
const KEPT: Record<string, string> = { PriceList: 'Catalogue' }

/**
 * Names schemas after their exports, so that each appears once among the document's components. Done here rather than
 * in the contract, which is sent to browsers.
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

/** The named object with exactly these fields: updates often send the same fields as creation. */
export function findNamed(fields: z.core.$ZodLooseShape): z.ZodObject | undefined {
  const keys = Object.keys(fields)
  for (const schema of SOURCES.flatMap((source) => Object.values(source))) {
    if (!(schema instanceof z.ZodObject)) continue
    const isSame = keys.every((key) => schema.shape[key] === fields[key])
    if (isSame && Object.keys(schema.shape).length === keys.length && keys.length > 1) return schema
  }
  return undefined
}
