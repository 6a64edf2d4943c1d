import type { Context as HonoContext } from 'hono'
import { safeParse } from 'zod'
import { AppError } from '../../contract/app-error.ts'
import { type Endpoint, type ParsedInputOf, pathParameters } from '../../contract/endpoint.ts'
import { isRecord } from '../../contract/is-record.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { readText } from './read-text.ts'

/** JSON bodies of this API are small; files travel over their own routes. */
const BODY_MAX_BYTES = 262_144

async function readBody(c: HonoContext<ApiEnvironment>): Promise<Record<string, unknown>> {
  const text = await readText(c, { maxBytes: BODY_MAX_BYTES })
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    // Falls through to the same failure as a body of the wrong shape.
  }
  throw new AppError('invalid_input', { field: 'body', rule: 'json_object' })
}

/** The null character is the only one PostgreSQL can't store. */
function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNull)
}

/**
 * Reads an endpoint's input: path parameters override body or query fields of the same name.
 * @throws AppError('invalid_input', { field, rule }) naming the first invalid field
 */
export async function readInput<E extends Endpoint>(
  c: HonoContext<ApiEnvironment>,
  endpoint: E,
): Promise<ParsedInputOf<E>> {
  const sent = endpoint.method === 'GET' ? c.req.query() : await readBody(c)
  const path = Object.fromEntries(
    pathParameters(endpoint.path).map((name) => [name, c.req.param(name)]),
  )
  const parsed = safeParse<E['input']>(endpoint.input, { ...sent, ...path })
  if (parsed.success) {
    const wrong = Object.entries(parsed.data).find(([, value]) => holdsNull(value))
    if (wrong) throw new AppError('invalid_input', { field: wrong[0], rule: 'null_character' })
    return parsed.data
  }
  const issue = parsed.error.issues[0]
  throw new AppError('invalid_input', {
    field: issue?.path.join('.') || 'body',
    rule: issue?.code ?? 'invalid',
  })
}
