import { type Protocol, type Refusals, startVendor, type Vendor, type World } from '../vendor.ts'

const error = (code: number, status: string, message: string, headers = {}) => ({
  status: code,
  headers,
  body: { error: { code, message, status } },
})

const refusals: Refusals = {
  policy: error(400, 'INVALID_ARGUMENT', 'The prompt was blocked by our safety filters.'),
  auth: error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
  quota: error(
    429,
    'RESOURCE_EXHAUSTED',
    'You exceeded your current quota, please check your plan and billing details. Metric: RequestsPerDay',
  ),
  missing: error(404, 'NOT_FOUND', 'Requested entity was not found.'),
  timeout: error(408, 'DEADLINE_EXCEEDED', 'Request timed out.'),
  busy: error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded. Please retry in 30s', {
    'retry-after': '30',
  }),
  broken: error(500, 'INTERNAL', 'An internal error has occurred.'),
}

type Kind = 'image' | 'video' | 'audio'

/** Google's interactions and the files they name; sound comes with the answer of another call. */
export const startGemini = (kind: Kind): Promise<Vendor> => startVendor(protocol(kind))

const protocol = (kind: Kind): Protocol => ({
  refusals,
  stepOf({ method, path }) {
    if (path.endsWith('/cancel')) return 'cancel'
    if (path.endsWith(':download')) return 'output'
    if (path.includes('/files/')) return 'other'
    return method === 'POST' ? 'submit' : 'look'
  },
  answer(request, world) {
    const { path } = request
    if (path.endsWith(':generateContent')) {
      world.jobs.set(`spoken-${world.jobs.size + 1}`, request)
      return { body: spoken(world) }
    }
    if (path.endsWith(':download')) return { body: world.output }
    if (path.includes('/files/')) return { body: { name: 'files/film-1', state: 'ACTIVE' } }
    const [, , , id] = path.split('/')
    if (!id) {
      const name = `v1_${world.jobs.size + 1}`
      world.jobs.set(name, request)
      return { body: interaction(name, 'in_progress') }
    }
    if (!world.jobs.has(id)) return refusals.missing
    if (path.endsWith('/cancel')) return { body: interaction(id, 'cancelled') }
    return { body: resultOf(id, kind, world) }
  },
})

function resultOf(id: string, kind: Kind, world: World) {
  if (world.verdict === 'running') return interaction(id, 'in_progress')
  // What is filtered is completed all the same.
  if (world.verdict === 'refused') return { ...interaction(id, 'completed'), steps: [] }
  const mime_type = kind === 'image' ? 'image/png' : 'video/mp4'
  const uri = `${world.outputHost ?? world.baseUrl}/v1/files/film-1:download?alt=media`
  const where = kind === 'image' ? { data: world.output.toString('base64') } : { uri }
  const content = [{ type: kind, mime_type, ...where }]
  return { ...interaction(id, 'completed'), steps: [{ type: 'model_output', content }] }
}

function spoken({ verdict, output }: World) {
  // What is filtered is answered without a word of blame.
  if (verdict === 'refused') return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }
  const inlineData = { mimeType: 'audio/wav', data: output.toString('base64') }
  const content = { role: 'model', parts: [{ inlineData }] }
  return { candidates: [{ content, finishReason: 'STOP', index: 0 }], modelVersion: 'tts' }
}

const interaction = (id: string, status: string) => ({ id, object: 'interaction', status })
