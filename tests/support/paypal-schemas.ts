import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface PaypalDocument {
  document: string
  requests: Record<string, Schema>
  gets: string[]
  components: { schemas: Record<string, Schema> }
}

const documents: PaypalDocument[] = JSON.parse(
  readFileSync('tests/fixtures/paypal/requests.json', 'utf8'),
)

const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)

interface Rule {
  method: string
  path: RegExp
  schema: Schema
  document: PaypalDocument
  validate: ValidateFunction
}

const rules: Rule[] = documents.flatMap((document) => {
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false, logger: false })
  addFormats.default(ajv)
  return Object.entries(document.requests).map(([name, schema]) => {
    const [method = '', path = ''] = name.split(' ')
    const { components } = document
    const validate = ajv.compile({ ...schema, components })
    return { method, path: pattern(path), schema, document, validate }
  })
})

/** Fields of a value that the document doesn't know; a schema alone accepts them. */
function unknownFields(document: PaypalDocument, schema: Schema, value: unknown): string[] {
  const parts: Schema[] = []
  const collect = (one: Schema): void => {
    if (one.$ref) {
      const found = document.components.schemas[one.$ref.split('/').at(-1) ?? '']
      if (found) collect(found)
    }
    parts.push(one)
    for (const part of [...(one.allOf ?? []), ...(one.anyOf ?? []), ...(one.oneOf ?? [])])
      collect(part)
  }
  collect(schema)
  if (Array.isArray(value)) {
    const items = parts.find((part) => part.items)?.items ?? {}
    return value.flatMap((item) => unknownFields(document, items, item))
  }
  if (typeof value !== 'object' || value === null) return []
  const known: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties))
  // A free-form object names no fields at all.
  if (Object.keys(known).length === 0) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const found = known[name]
    return found ? unknownFields(document, found, field) : [name]
  })
}

/**
 * Checks a request against PayPal's own documents.
 * @throws Error that says what they don't allow
 */
export function checkPaypalRequest(method: string, path: string, body: string): void {
  if (method === 'GET') {
    if (documents.some(({ gets }) => gets.some((known) => pattern(known).test(path)))) return
    throw new Error(`PayPal has no GET ${path}.`)
  }
  const rule = rules.find((one) => one.method === method && one.path.test(path))
  if (!rule) throw new Error(`PayPal has no ${method} ${path}.`)
  const value: unknown = body === '' ? {} : JSON.parse(body)
  if (!rule.validate(value)) {
    throw new Error(`${method} ${path}: ${JSON.stringify(rule.validate.errors)}`)
  }
  const unknown = unknownFields(rule.document, rule.schema, value)
  if (unknown.length > 0) throw new Error(`${method} ${path} knows no ${unknown.join(', ')}.`)
}
