import { z } from 'zod'
import { entriesOf } from '../../../../contract/keys-of.ts'
import { callService, type Service } from '../remote-call.ts'
import { SERVER_KINDS, type ServerKind, type ServerKindName } from './server-kinds.ts'

const Models = z.object({ data: z.array(z.object({ owned_by: z.string().nullish() })) })

/** Recognizes the kind of server by its list of models; without a list it counts as a plain one. */
async function askForKind(service: Service): Promise<ServerKindName> {
  const { data } = await callService(service, { path: '/models', answer: Models })
  const owners = new Set(data.map(({ owned_by }) => owned_by))
  const known = entriesOf<ServerKindName, ServerKind>(SERVER_KINDS).find(
    ([, { ownedBy }]) => ownedBy !== null && owners.has(ownedBy),
  )
  return known?.[0] ?? 'plain'
}

/** Returns the configured kind, or the detected one; asks again until the server has answered. */
export function createKindFinder(service: Service, configured: ServerKindName | 'auto') {
  let known = configured === 'auto' ? null : configured
  return async (): Promise<ServerKind> => {
    known ??= await askForKind(service).catch(() => null)
    return SERVER_KINDS[known ?? 'plain']
  }
}
