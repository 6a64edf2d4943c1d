import { z } from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import { type Endpoint, pathParameters } from '../../../contract/endpoint.ts'
import { type Answers, Success } from './answers.ts'
import { failuresOf } from './failures.ts'
import { findNamed } from './schemas.ts'
import { securityOf } from './security.ts'
import { sharedParameterRefs } from './shared-parameters.ts'

/** One call of the contract. */
export function operation(endpoint: Endpoint, answers: Answers): ZodOpenApiOperationObject {
  const { path, rest } = splitInput(endpoint)
  const [tag = ''] = endpoint.id.split('.')
  const isGet = endpoint.method === 'GET'
  return {
    operationId: endpoint.id,
    tags: [tag],
    summary: endpoint.summary,
    security: securityOf(endpoint.access, endpoint.id),
    requestParams: { ...(path && { path }), ...(isGet && rest && { query: rest }) },
    parameters: sharedParameterRefs,
    ...(!isGet && rest && { requestBody: bodyOf(rest) }),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: reply(endpoint.output) } },
      },
      ...answers.failuresOf(failuresOf(endpoint)),
    },
  }
}

const reply = (data: z.ZodType) => z.intersection(Success, z.object({ data }))

const bodyOf = (schema: z.ZodObject) => ({
  required: Object.values(schema.shape).some((field) => !z.safeParse(field, undefined).success),
  content: { 'application/json': { schema } },
})

/** Fields as an object; reuses a named schema with exactly the same fields. */
const named = (fields: z.core.$ZodLooseShape): z.ZodObject => findNamed(fields) ?? z.object(fields)

/** Splits the input into path fields and the rest; null if there are none. */
function splitInput({ input, path }: Pick<Endpoint, 'input' | 'path'>) {
  const names = pathParameters(path)
  const shape = Object.entries(input.shape)
  const inPath = shape.filter(([name]) => names.includes(name))
  const rest = shape.filter(([name]) => !names.includes(name))
  // Keeps the original input if it isn't split: it may have a name.
  const whole = inPath.length === 0 ? input : named(Object.fromEntries(rest))
  return {
    path: inPath.length > 0 ? z.object(Object.fromEntries(inPath)) : null,
    rest: rest.length > 0 ? whole : null,
  }
}
