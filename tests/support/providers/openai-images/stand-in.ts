import { openAiRefusals } from '../openai-errors.ts'
import {
  type Protocol,
  startVendor,
  type Vendor,
  type VendorRequest,
  type World,
} from '../vendor.ts'

/** OpenAI's responses in the background, as far as the image tool needs them, and its moderation. */
export const startOpenAiImages = (): Promise<Vendor> => startVendor(protocol)

const protocol: Protocol = {
  refusals: openAiRefusals,
  stepOf({ method, path }) {
    if (path.endsWith('/cancel')) return 'cancel'
    if (path.endsWith('/moderations')) return 'other'
    return method === 'POST' ? 'submit' : 'look'
  },
  answer(request, world) {
    if (request.path.endsWith('/moderations')) return { body: moderation(request) }
    const [, , , id, action] = request.path.split('/')
    if (!id) {
      const name = `resp_${world.jobs.size + 1}`
      world.jobs.set(name, request)
      return { body: response(name, 'queued') }
    }
    if (!world.jobs.has(id)) return openAiRefusals.missing
    if (action === 'cancel') return { body: response(id, 'cancelled') }
    return { body: resultOf(id, world) }
  },
}

function resultOf(id: string, { verdict, output }: World) {
  if (verdict === 'running') return response(id, 'in_progress')
  if (verdict === 'refused') {
    const message = 'Your request was rejected by the safety system.'
    return { ...response(id, 'failed'), error: { code: 'image_content_policy_violation', message } }
  }
  const call = { id: 'ig_1', type: 'image_generation_call', status: 'completed' }
  return { ...response(id, 'completed'), output: [{ ...call, result: output.toString('base64') }] }
}

const response = (id: string, status: string) => ({
  id,
  object: 'response',
  created_at: 1,
  status,
  background: true,
  error: null,
  incomplete_details: null,
  output: [],
})

/** Flags what names a category, as it would a picture of it. */
function moderation({ json: { input } }: VendorRequest) {
  const words = typeof input === 'string' ? input : ''
  const names = ['sexual', 'sexual/minors', 'violence', 'violence/graphic', 'hate']
  const categories = Object.fromEntries(names.map((name) => [name, words.includes(`[${name}]`)]))
  const flagged = Object.values(categories).includes(true)
  return { id: 'modr-1', model: 'omni-moderation-latest', results: [{ flagged, categories }] }
}
