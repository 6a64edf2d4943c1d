import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'

/**
 * Returns what one of Google's discovery documents finds wrong with a value. Unknown fields are faults;
 * anything declared as `any` isn't checked.
 */
export async function openDiscoveryDocument(file: string) {
  const text = await readFile(join(process.env.PROVIDER_SPECS ?? '', file), 'utf8')
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', ...asSchema(text) })
  return (schema: string, value: object): string[] => {
    const validate = ajv.getSchema(`document#/schemas/${schema}`)
    if (!validate) throw new Error(`${file} knows no ${schema}.`)
    validate(value)
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath} ${message} ${params.additionalProperty ?? ''}`,
    )
  }
}

/** Discovery documents name schemas without a path, and have an `any` type. */
function asSchema(text: string): object {
  const { schemas } = JSON.parse(text)
  return JSON.parse(JSON.stringify({ schemas }), (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    if (typeof part.$ref === 'string') return { $ref: `document#/schemas/${part.$ref}` }
    // The schema's own `id`, not a field with that name.
    const { id, type, ...rest } = part
    const own = typeof id === 'string' ? rest : { ...rest, ...(id && { id }) }
    if (type === 'any') return own
    const isClosed = type === 'object' && rest.properties && !rest.additionalProperties
    return { ...own, ...(type && { type }), ...(isClosed && { additionalProperties: false }) }
  })
}
