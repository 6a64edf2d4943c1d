import type { Refusals, VendorAnswer } from './vendor.ts'

const error = (
  status: number,
  code: string,
  message: string,
  headers?: Record<string, string>,
): VendorAnswer => ({
  status,
  ...(headers && { headers }),
  body: {
    error: {
      message,
      type: status < 500 ? 'invalid_request_error' : 'server_error',
      param: null,
      code,
    },
  },
})

/** Refusals in OpenAI's format, which many others copy. */
export const openAiRefusals: Refusals = {
  policy: error(
    400,
    'moderation_blocked',
    'Your request was rejected as a result of our safety system.',
  ),
  auth: error(401, 'invalid_api_key', 'Incorrect API key provided: sk-…'),
  quota: error(
    429,
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ),
  missing: error(404, 'not_found', 'Not found.'),
  timeout: error(408, 'timeout', 'Request timed out.'),
  busy: error(429, 'rate_limit_exceeded', 'Rate limit reached.', { 'retry-after': '30' }),
  broken: error(500, 'server_error', 'The server had an error while processing your request.'),
}
