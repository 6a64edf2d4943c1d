import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'

/**
 * Answers what one of Google's discovery documents finds wrong with a value. Fields that it does not
 * know are faults, and what it says may be anything is not looked into.
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

/** Discovery documents name schemas without a path, and have a type for anything. */
function asSchema(text: string): object {
  const { schemas } = JSON.parse(text)
  return JSON.parse(JSON.stringify({ schemas }), (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    if (typeof part.$ref === 'string') return { $ref: `document#/schemas/${part.$ref}` }
    // A schema's own name, and not a field that is called so.
    const { id, type, ...rest } = part
    const own = typeof id === 'string' ? rest : { ...rest, ...(id && { id }) }
    if (type === 'any') return own
    const isClosed = type === 'object' && rest.properties && !rest.additionalProperties
    return { ...own, ...(type && { type }), ...(isClosed && { additionalProperties: false }) }
  })
}
