import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import {
  type Protocol,
  type Refusals,
  startVendor,
  type Vendor,
  type VendorAnswer,
  type VendorRequest,
  type World,
} from '../vendor.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

const detail = (status: number, words: unknown, headers = {}): VendorAnswer => ({
  status,
  headers,
  body: { detail: words },
})
const invalid = (type: string, msg: string) => [{ loc: ['body', 'prompt'], msg, type, input: {} }]

const refusals: Refusals = {
  policy: detail(
    422,
    invalid(
      'content_policy_violation',
      'The content could not be processed because it was flagged.',
    ),
  ),
  auth: detail(401, 'Cannot access application. Authentication is required to access it.'),
  quota: detail(403, 'User is locked. Reason: Exhausted balance. Top up your balance.'),
  missing: detail(404, 'Path not found'),
  timeout: detail(408, 'Request timed out'),
  busy: detail(429, 'Too many requests', { 'retry-after': '30' }),
  broken: detail(500, 'Internal Server Error'),
}

/** The queue of fal, the list of its requests, its files and its keys, all on one address. */
export const startFalQueue = (): Promise<Vendor> => startVendor(protocol)

const protocol: Protocol = {
  refusals,
  stepOf({ method, path }) {
    if (path.endsWith('/status')) return 'look'
    if (path.endsWith('/cancel')) return 'cancel'
    if (path.startsWith('/files/')) return 'output'
    return method === 'POST' ? 'submit' : 'other'
  },
  answer(request, world) {
    const { path, method } = request
    if (path.startsWith('/files/')) return { body: world.output }
    if (path === '/.well-known/jwks.json') return { body: { keys: [publicJwk()] } }
    if (path === '/storage/upload/initiate') {
      const { baseUrl } = world
      return {
        body: { upload_url: `${baseUrl}/upload/1`, file_url: `${baseUrl}/files/handed-over` },
      }
    }
    if (path.startsWith('/upload/')) return { body: {} }
    if (path === '/v1/models/requests/by-endpoint') return history(request, world)
    if (method === 'POST') return queued(request, world)
    const id = /requests\/([^/]+)/.exec(path)?.[1] ?? ''
    if (!world.jobs.has(id)) return refusals.missing
    if (path.endsWith('/cancel')) return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } }
    if (path.endsWith('/status')) return { body: statusOf(id, world) }
    if (world.verdict === 'refused') return refusals.policy
    if (isListening(world.jobs.get(id)?.path)) return { body: wordsIn(world.output) }
    const url = `${world.outputHost ?? world.baseUrl}/files/result`
    if (isMusic(world.jobs.get(id)?.path))
      return { body: { audio: { url, content_type: 'audio/mpeg', file_name: 'output.mp3' } } }
    return { body: { video: { url, content_type: 'video/mp4' }, seed: 7 } }
  },
}

const isMusic = (path = '') => /\/music$|\/lyria/.test(path)

const isListening = (path = '') => path.endsWith('/whisper')

/** What is no answer of its models is an answer of another shape, since fal always replies with JSON. */
function wordsIn(output: Buffer): unknown {
  const text = output.toString('utf8')
  return text.startsWith('{') ? JSON.parse(text) : { output: text }
}

const chunk = (text: string, start: number, end: number | null) => ({
  text,
  timestamp: [start, end],
})

/** What its Whisper answers to a request for words: two sentences with a pause, the end of the last left open. */
export const falHeard = {
  text: ' Slow mornings begin here. Come and see.',
  chunks: [
    ...[chunk(' Slow', 0.1, 0.3), chunk(' mornings', 0.3, 0.6), chunk(' begin', 0.6, 0.8)],
    ...[chunk(' here.', 0.8, 1), chunk(' Come', 1.3, 1.5), chunk(' and', 1.5, 1.6)],
    chunk(' see.', 1.6, null),
  ],
  inferred_languages: ['en'],
  diarization_segments: [],
}

function queued(request: VendorRequest, { baseUrl, jobs }: World): VendorAnswer {
  const id = `0198f5a0-0000-7000-8000-00000000000${jobs.size + 1}`
  jobs.set(id, request)
  const [, owner, alias] = request.path.split('/')
  const url = `${baseUrl}/${owner}/${alias}/requests/${id}`
  return {
    body: {
      status: 'IN_QUEUE',
      request_id: id,
      gateway_request_id: id,
      response_url: url,
      status_url: `${url}/status`,
      cancel_url: `${url}/cancel`,
      queue_position: 0,
    },
  }
}

const statusOf = (id: string, { verdict }: World) =>
  verdict === 'running'
    ? { status: 'IN_QUEUE', request_id: id, queue_position: 1 }
    : { status: 'COMPLETED', request_id: id, metrics: { inference_time: 1 } }

function history({ query }: VendorRequest, { jobs }: World): VendorAnswer {
  const endpoint_id = query.get('endpoint_id')
  const items = [...jobs].map(([request_id, { json }]) => ({
    ...{
      request_id,
      endpoint_id,
      json_input: query.get('expand') === 'payloads' ? json : undefined,
    },
    started_at: '2026-11-22T10:00:01Z',
    sent_at: '2026-11-22T10:00:00Z',
  }))
  return { body: { items, next_cursor: null, has_more: false } }
}

const publicJwk = () => publicKey.export({ format: 'jwk' })

/** The headers of a report of the service, signed by it. */
export function signReport(body: string, at = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const digest = createHash('sha256').update(body).digest('hex')
  const message = ['request-1', 'user-1', timestamp, digest].join('\n')
  return {
    'x-fal-webhook-request-id': 'request-1',
    'x-fal-webhook-user-id': 'user-1',
    'x-fal-webhook-timestamp': timestamp,
    'x-fal-webhook-signature': sign(null, Buffer.from(message), privateKey).toString('hex'),
  }
}
