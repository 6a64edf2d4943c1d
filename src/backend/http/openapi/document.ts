import { z } from 'zod'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { contract } from '../../contract/contract.ts'
import { type Endpoint, pathParameters } from '../../contract/endpoint.ts'
import { STREAMS } from '../../contract/endpoints/media.ts'
import { ErrorData } from '../../contract/envelope.ts'
import { SharedQuery } from '../../contract/shared-query.ts'

const Failure = z.object({
  status: z.number().int(),
  message: z.string(),
  desc: z.string(),
  data: ErrorData,
})

const reply = (data: z.ZodType) =>
  z.object({ status: z.literal(200), message: z.string(), desc: z.string(), data })

function operation(domain: string, endpoint: Endpoint) {
  const names = new Set(pathParameters(endpoint.path))
  const shape = Object.entries(endpoint.input.shape)
  const inPath = z.object(Object.fromEntries(shape.filter(([name]) => names.has(name))))
  const rest = z.object(Object.fromEntries(shape.filter(([name]) => !names.has(name))))
  const isGet = endpoint.method === 'GET'
  return {
    operationId: endpoint.id,
    tags: [domain],
    summary: endpoint.summary,
    security: endpoint.access === 'user' ? [{ accessToken: [] }] : [],
    requestParams: {
      path: inPath,
      query: isGet
        ? z.object({ ...SharedQuery.partial().shape, ...rest.shape })
        : SharedQuery.partial(),
    },
    ...(isGet ? {} : { requestBody: { content: { 'application/json': { schema: rest } } } }),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: reply(endpoint.output) } },
      },
      default: { description: 'Failure', content: { 'application/json': { schema: Failure } } },
    },
  }
}

const stream = (summary: string, contentType: string) => ({
  get: {
    tags: ['streams'],
    summary,
    responses: { '200': { description: summary, content: { [contentType]: {} } } },
  },
})

/** The whole contract as an OpenAPI 3.1 document. */
export function createOpenApiDocument() {
  const paths: ZodOpenApiPathsObject = {}
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const endpoint of Object.values(endpoints) as Endpoint[]) {
      const path = paths[endpoint.path] ?? {}
      path[endpoint.method === 'GET' ? 'get' : 'post'] = operation(domain, endpoint)
      paths[endpoint.path] = path
    }
  }
  paths[STREAMS.taskEvents] = stream('Server-sent events of your tasks', 'text/event-stream')
  paths[STREAMS.media] = stream('A stored file, by signed address, with ranges', '*/*')
  paths[STREAMS.download] = stream('A stored file as a download', '*/*')
  paths[STREAMS.archive] = stream(
    'Several results as one ZIP archive, by signed address',
    'application/zip',
  )
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Adloom product API',
      version: '1.0.0',
      description:
        'Every reply is an envelope {status, message, desc, data}; status 200 is success. Send the access token of POST /api/v1/login in the Authorization header. Files arrive over tus 1.0 at ' +
        STREAMS.uploadFiles,
    },
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
    paths,
  })
}
