import { openAiRefusals } from '../openai-errors.ts'
import {
  type Protocol,
  startVendor,
  type Vendor,
  type VendorRequest,
  type World,
} from '../vendor.ts'

/** A server of one's own that speaks OpenAI's images and videos; says whose it is in its list of models. */
export const startOpenAiCompatible = (ownedBy = 'somebody'): Promise<Vendor> =>
  startVendor(protocol(ownedBy))

const protocol = (ownedBy: string): Protocol => ({
  refusals: openAiRefusals,
  stepOf({ method, path }) {
    if (method === 'POST') return 'submit'
    if (method === 'DELETE') return 'cancel'
    if (/\/content$|\/files\//.test(path)) return 'output'
    return /\/videos\/[^/]+$/.test(path) ? 'look' : 'other'
  },
  answer(request, world) {
    if (request.path === '/v1/models') {
      return { body: { object: 'list', data: [{ id: 'a', object: 'model', owned_by: ownedBy }] } }
    }
    if (request.path.startsWith('/v1/images/')) return pictures(request, world)
    if (request.path === '/video') return pictures(request, world)
    return videos(request, world)
  },
})

function pictures(request: VendorRequest, { outputHost, output, jobs, verdict }: World) {
  jobs.set(`picture-${jobs.size + 1}`, request)
  if (verdict === 'refused') return openAiRefusals.policy
  const picture = outputHost
    ? { url: `${outputHost}/files/picture.png` }
    : { b64_json: output.toString('base64') }
  return { body: { created: 1, data: [picture] } }
}

function videos(request: VendorRequest, world: World) {
  const { jobs, output, outputHost } = world
  const [, , , id, part] = request.path.split('/')
  if (request.method === 'POST') {
    const name = `video_${jobs.size + 1}`
    jobs.set(name, request)
    return { body: job(name, 'queued', world) }
  }
  if (!id)
    return {
      body: { object: 'list', data: [...jobs.keys()].map((name) => job(name, 'queued', world)) },
    }
  if (!jobs.has(id)) return openAiRefusals.missing
  if (request.method === 'DELETE') return { body: { id, deleted: true, object: 'video.deleted' } }
  if (part === 'content') {
    if (!outputHost) return { body: output }
    return { status: 302, headers: { location: `${outputHost}/files/video.mp4` }, body: null }
  }
  if (world.verdict === 'refused') {
    const error = {
      code: 'moderation_blocked',
      message: 'The output was blocked by our safety system.',
    }
    return { body: { ...job(id, 'failed', world), error } }
  }
  return { body: job(id, world.verdict === 'done' ? 'completed' : 'in_progress', world) }
}

function job(id: string, status: string, { jobs, now }: World) {
  const { bytes } = jobs.get(id) ?? { bytes: Buffer.alloc(0) }
  const prompt = /name="prompt"\r\n\r\n(.*)\r\n/.exec(bytes.toString('latin1'))?.[1] ?? ''
  const created_at = Math.floor(now().getTime() / 1_000)
  return { id, object: 'video', model: 'a', status, progress: 0, created_at, prompt, error: null }
}
