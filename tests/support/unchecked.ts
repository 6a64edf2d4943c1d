import { readReply } from '../../src/api/read-reply.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Sender, TestBackend } from './backend.ts'

/** The response to a request that the contract doesn't allow. */
export async function sendUnchecked(
  backend: TestBackend,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  sender?: Sender,
): Promise<unknown> {
  const response = await backend.send(endpoint, input, sender)
  return readReply(await response.json())
}
