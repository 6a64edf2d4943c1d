import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

/** A folder with the vendors' machine-readable documents, which are too large for the repository. */
const folder = process.env.PROVIDER_SPECS

/** Added to the titles of tests that are skipped without the documents. */
export const DOCUMENTS_NOTICE = folder ? '' : ' (left out: PROVIDER_SPECS names no folder)'
export const hasDocuments = folder !== undefined

/** Returns what a vendor's document finds wrong with a value; an empty list if it fits. */
export async function openDocument(file: string) {
  // JSON is valid YAML, but parses faster as JSON.
  const read = (text: string): unknown => (file.endsWith('.json') ? JSON.parse(text) : parse(text))
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

/** Field names of a schema and its `allOf` parts; a validator would accept others unnoticed. */
function fieldsOf(document: Document, { $ref, allOf = [], properties = {} }: Schema): string[] {
  const named = $ref ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined
  const parts = named ? [...allOf, named] : allOf
  return [...Object.keys(properties), ...parts.flatMap((part) => fieldsOf(document, part))]
}

interface Document {
  components: { schemas: Record<string, Schema> }
}

/**
 * Such documents use `oneOf` for similar objects that only a field's value distinguishes, and `nullable`,
 * which JSON Schema hasn't had for years.
 */
function asSchema(value: unknown): Document {
  return JSON.parse(JSON.stringify(value), (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const { oneOf, nullable: _nullable, discriminator: _discriminator, ...rest } = part
    return Array.isArray(oneOf) ? { anyOf: oneOf, ...rest } : rest
  })
}
