import type { CallContext } from '../../context.ts'
import { networkOf } from '../../security/network.ts'
import { keyedHash } from '../../security/tokens.ts'

/** Hash of a request's network, only for comparison. */
export const hashNetwork = ({ secret, request }: CallContext): string =>
  keyedHash(secret, 'session_network', networkOf(request.ip))
