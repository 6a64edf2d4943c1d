import { signReport } from '../sign-report.ts'
import {
  type Protocol,
  type Refusals,
  startVendor,
  type Vendor,
  type VendorAnswer,
  type VendorRequest,
  type World,
} from '../vendor.ts'

const SECRET = Buffer.from('a secret that replicate made').toString('base64')

const problem = (status: number, title: string, detail: string, headers = {}) => ({
  status,
  headers,
  body: { title, detail, status },
})

const refusals: Refusals = {
  policy: problem(422, 'Invalid input', 'The prompt was flagged by our content policy (E005).'),
  auth: problem(401, 'Unauthenticated', 'You did not pass a valid authentication token'),
  quota: problem(402, 'Insufficient credit', 'You have insufficient credit to run this model.'),
  missing: problem(404, 'Not found', 'The requested resource could not be found.'),
  timeout: problem(408, 'Timeout', 'Request timed out.'),
  busy: problem(429, 'Too many requests', 'Request was throttled.', { 'retry-after': '30' }),
  broken: problem(500, 'Internal error', 'An internal error occurred.'),
}

/** Replicate's predictions, their files and its secret, all on one address. */
export const startReplicate = (): Promise<Vendor> => startVendor(protocol)

const protocol: Protocol = {
  refusals,
  stepOf({ method, path }) {
    if (path.endsWith('/cancel')) return 'cancel'
    if (path.startsWith('/files/')) return 'output'
    if (path.endsWith('/predictions') && method === 'POST') return 'submit'
    return /\/predictions\/[^/]+$/.test(path) ? 'look' : 'other'
  },
  answer(request, world) {
    const { path, method, step } = request
    if (step === 'output') return { body: world.output }
    if (path.endsWith('/webhooks/default/secret')) return { body: { key: `whsec_${SECRET}` } }
    if (step === 'submit') {
      const id = `prediction${world.jobs.size + 1}`
      world.jobs.set(id, request)
      return { status: 201, body: prediction(id, 'starting', world) }
    }
    const id = /predictions\/([^/]+)/.exec(path)?.[1]
    if (path.endsWith('/v1/files')) {
      return {
        status: 201,
        body: { id: 'file1', urls: { get: `${world.baseUrl}/v1/files/file1` } },
      }
    }
    if (!id && method === 'GET') return { body: list(request, world) }
    if (!id || !world.jobs.has(id)) return refusals.missing
    if (step === 'cancel') return { body: prediction(id, 'canceled', world) }
    return { body: resultOf(id, world) }
  },
}

/** In pages of one, the newest first, so that whoever reads the list has to turn them. */
function list({ query }: VendorRequest, world: World): VendorAnswer['body'] {
  const ids = [...world.jobs.keys()].reverse()
  const page = Number(query.get('cursor') ?? 0)
  const next = page + 1 < ids.length ? `${world.baseUrl}/v1/predictions?cursor=${page + 1}` : null
  const results = ids.slice(page, page + 1).map((id) => prediction(id, 'starting', world))
  return { previous: null, next, results }
}

function resultOf(id: string, world: World) {
  if (world.verdict === 'running') return prediction(id, 'processing', world)
  if (world.verdict === 'refused') {
    const error = 'The input or output was flagged as sensitive. Please try again (E005)'
    return { ...prediction(id, 'failed', world), error }
  }
  const output = `${world.outputHost ?? world.baseUrl}/files/result.mp4`
  return { ...prediction(id, 'succeeded', world), output }
}

const prediction = (id: string, status: string, { jobs, now, baseUrl }: World) => ({
  id,
  status,
  model: 'acme/film',
  version: 'hidden',
  error: null,
  output: null,
  input: jobs.get(id)?.json.input,
  created_at: now().toISOString(),
  urls: {
    get: `${baseUrl}/v1/predictions/${id}`,
    cancel: `${baseUrl}/v1/predictions/${id}/cancel`,
  },
})

/** The headers of a report of the service, signed by it. */
export const signReplicateReport = (body: string, at = new Date()): Record<string, string> =>
  signReport(SECRET, body, at)

export const REPLICATE_FILM = {
  id: 'replicate/film',
  label: 'Film',
  kind: 'video',
  provider: 'replicate',
  maker: 'Acme, by Replicate',
  workflowTypes: ['text_to_video'],
  aspectRatios: ['16:9'],
  resolutions: ['720p'],
  durations: [4],
  fps: 24,
  price: { milliCredits: { '720p': 2_000 }, audioPercent: 0, minimumCredits: 1 },
  remoteEndpoints: {
    text_to_video: {
      id: 'acme/film',
      fields: { prompt: 'prompt', seed: 'seed', ratio: 'aspect_ratio', duration: 'duration' },
    },
  },
}
