import { type Refusals, startVendor, type Vendor } from '../vendor.ts'

const refusal = (code: number, status: string, message: string, headers = {}) => ({
  status: code,
  headers,
  body: { detail: { status, message } },
})

const refusals: Refusals = {
  policy: refusal(400, 'content_against_policy', 'This text violates our usage policy.'),
  auth: refusal(401, 'invalid_api_key', 'Invalid API key'),
  quota: refusal(401, 'quota_exceeded', 'This request exceeds your quota of 10000.'),
  missing: refusal(404, 'voice_not_found', 'A voice with the voice_id x was not found.'),
  timeout: refusal(408, 'timeout', 'Request timed out.'),
  busy: refusal(429, 'system_busy', 'The system is experiencing heavy traffic.', {
    'retry-after': '30',
  }),
  broken: refusal(500, 'internal_server_error', 'Something went wrong.'),
}

/** Voices of an account, by pages of one, and what they say. */
export const startElevenLabs = (): Promise<Vendor> =>
  startVendor({
    refusals,
    stepOf: ({ path }) => (/^\/v1\/(text-to-speech\/|music)/.test(path) ? 'submit' : 'other'),
    answer(request, world) {
      if (request.step === 'submit') {
        world.jobs.set(`speech-${world.jobs.size + 1}`, request)
        return { body: world.output, headers: { 'content-type': 'audio/mpeg' } }
      }
      if (request.path !== '/v2/voices') return { body: {} }
      const isSecond = request.query.has('next_page_token')
      const voices = isSecond ? [BOTH] : [GEORGE]
      return { body: { voices, has_more: !isSecond, next_page_token: isSecond ? null : 'two' } }
    },
  })

const GEORGE = { voice_id: 'JBFqnCBsd6RMkjVDRZzb', name: 'George', verified_languages: null }
const BOTH = {
  voice_id: 'b0th',
  name: 'Vera',
  verified_languages: [
    { language: 'fr', model_id: 'eleven_v3' },
    { language: 'cs', model_id: 'eleven_v3' },
    { language: 'de', model_id: 'eleven_v3' },
  ],
}
