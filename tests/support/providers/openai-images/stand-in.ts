import { openAiRefusals } from '../openai-errors.ts'
import { type Protocol, startVendor, type Vendor, type World } from '../vendor.ts'

/** OpenAI's responses in the background, as far as the image tool needs them. */
export const startOpenAiImages = (): Promise<Vendor> => startVendor(protocol)

const protocol: Protocol = {
  refusals: openAiRefusals,
  stepOf({ method, path }) {
    if (path.endsWith('/cancel')) return 'cancel'
    return method === 'POST' ? 'submit' : 'look'
  },
  answer(request, world) {
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
