import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { keyedHash } from '../../security/tokens.ts'

/** The network a request comes from, to be compared and nothing else. */
export const hashNetwork = ({ secret, request }: CallContext): string =>
  keyedHash(secret, 'session_network', networkOf(request.ip))
