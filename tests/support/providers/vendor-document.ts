import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

/** A folder with the vendors' own machine-readable documents, which are too large to keep here. */
const folder = process.env.PROVIDER_SPECS

/** Said in the titles of what is left out without the documents. */
export const DOCUMENTS_NOTICE = folder ? '' : ' (left out: PROVIDER_SPECS names no folder)'
export const hasDocuments = folder !== undefined

/** Answers what a vendor's document finds wrong with a value; an empty list when it fits. */
export async function openDocument(file: string) {
  // JSON is YAML, and the quicker read as itself.
  const read = file.endsWith('.json') ? JSON.parse : parse
  const document = asSchema(read(await readFile(join(folder ?? '', file), 'utf8')))
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema({ $id: 'document', ...document })
  return (schema: string, value: object): string[] => {
    const validate = ajv.getSchema(`document#/components/schemas/${schema}`)
    if (!validate) throw new Error(`${file} knows no ${schema}.`)
    validate(value)
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    )
    const known = new Set(fieldsOf(document, { $ref: `#/components/schemas/${schema}` }))
    const unknown = Object.keys(value).filter((field) => !known.has(field))
    return [...faults, ...unknown.map((field) => `${field} is not documented`)]
  }
}

interface Schema {
  $ref?: string
  allOf?: Schema[]
  properties?: Record<string, unknown>
}

/** Names of the fields of a schema and of those it is put together from; others pass unseen by a validator. */
function fieldsOf(document: Document, { $ref, allOf = [], properties = {} }: Schema): string[] {
  const named = $ref ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined
  const parts = named ? [...allOf, named] : allOf
  return [...Object.keys(properties), ...parts.flatMap((part) => fieldsOf(document, part))]
}

interface Document {
  components: { schemas: Record<string, Schema> }
}

/**
 * Writers of such documents say `oneOf` of things that are alike, where only a field's value tells them
 * apart, and `nullable`, which no schema has had for years.
 */
function asSchema(value: unknown): Document {
  return JSON.parse(JSON.stringify(value), (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const { oneOf, nullable: _nullable, discriminator: _discriminator, ...rest } = part
    return Array.isArray(oneOf) ? { anyOf: oneOf, ...rest } : rest
  })
}
