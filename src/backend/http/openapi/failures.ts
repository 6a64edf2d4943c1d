import type { Endpoint } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'

type Codes = readonly ErrorCode[]

const OF_SESSION: Codes = ['not_signed_in', 'session_expired', 'session_revoked']
const OF_OPERATOR: Codes = ['not_found']
const OF_INPUT: Codes = ['invalid_input']
const OF_BODY: Codes = ['invalid_input', 'request_too_large']

/** What every endpoint of this kind may return, before its own verb runs. */
const commonFailures = ({ access, method, input }: Endpoint): Codes => [
  ...(method === 'POST' ? OF_BODY : []),
  ...(Object.keys(input.shape).length > 0 ? OF_INPUT : []),
  ...(access === 'public' ? [] : OF_SESSION),
  // For non-operators the endpoint doesn't exist.
  ...(access === 'operator' ? OF_OPERATOR : []),
  'too_many_requests',
  'internal',
]

/** Every code that an endpoint may return. */
export const failuresOf = (endpoint: Endpoint): Codes => [
  ...commonFailures(endpoint),
  ...endpoint.failures,
]
