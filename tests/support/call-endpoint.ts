import { parse } from 'zod'
import { readReply } from '../../src/api/read-reply.ts'
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  pathParameters,
} from '../../src/contract/endpoint.ts'

interface EndpointCall<E extends Endpoint> {
  endpoint: E
  input: InputOf<E>
  token: string
}

/**
 * Calls a server's endpoint over HTTP, as an API client does.
 * @throws AppError
 */
export async function callEndpoint<E extends Endpoint>(
  baseUrl: string,
  { endpoint, input, token }: EndpointCall<E>,
): Promise<OutputOf<E>> {
  const sent: Record<string, unknown> = { ...input }
  const names = pathParameters(endpoint.path)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => String(sent[name]))
  for (const name of names) delete sent[name]
  const isGet = endpoint.method === 'GET'
  const query = isGet
    ? `?${new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]))}`
    : ''
  const response = await fetch(baseUrl + path + query, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: token },
    ...(isGet ? {} : { body: JSON.stringify(sent) }),
  })
  return parse<E['output']>(endpoint.output, readReply(await response.json()))
}
