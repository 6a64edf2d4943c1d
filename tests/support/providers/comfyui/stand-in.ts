import {
  type Protocol,
  type Refusals,
  startVendor,
  type Vendor,
  type VendorAnswer,
  type VendorRequest,
  type World,
} from '../vendor.ts'

/** A ComfyUI as far as its API goes; it runs one thing at a time, and nothing in truth. */
export const startComfyUi = (): Promise<Vendor> => startVendor(protocol)

const error = (type: string, message: string) => ({
  error: { type, message, details: '', extra_info: {} },
  node_errors: {},
})
const plain = (status: number, text: string, headers?: Record<string, string>): VendorAnswer => ({
  status,
  body: Buffer.from(text),
  ...(headers && { headers }),
})

/** It has no keys, no policy and no bill of its own: those are words of what may stand before it. */
const refusals: Refusals = {
  policy: { status: 400, body: error('prompt_blocked', 'Refused by the content policy here.') },
  auth: plain(401, '401: Unauthorized'),
  quota: plain(402, '402: Payment required'),
  missing: plain(404, '404: Not Found'),
  timeout: plain(408, '408: Request Timeout'),
  busy: plain(429, '429: Too Many Requests', { 'retry-after': '30' }),
  broken: plain(500, '500: Internal Server Error'),
}

const protocol: Protocol = {
  refusals,
  stepOf({ method, path }) {
    if (path === '/prompt') return 'submit'
    if (path === '/view') return 'output'
    if (path === '/interrupt') return 'cancel'
    return method === 'GET' && path.startsWith('/history/') ? 'look' : 'other'
  },
  answer(request, world) {
    const { path, method } = request
    if (path === '/prompt') return submit(request, world)
    if (path === '/upload/image') return upload(request)
    if (path === '/queue' && method === 'GET') return { body: queue(world) }
    if (path === '/queue' || path === '/interrupt') return { body: Buffer.alloc(0) }
    if (path === '/view') return view(world)
    return { body: history(path.split('/')[2] ?? '', world) }
  },
}

function submit(request: VendorRequest, { jobs }: World): VendorAnswer {
  const { prompt, prompt_id } = request.json
  if (!prompt || typeof prompt_id !== 'string')
    return { status: 400, body: error('no_prompt', 'No prompt') }
  if (jobs.has(prompt_id)) throw new Error(`The run ${prompt_id} was begun twice.`)
  jobs.set(prompt_id, request)
  return { body: { prompt_id, number: jobs.size, node_errors: {} } }
}

function upload({ bytes }: VendorRequest): VendorAnswer {
  const name = /filename="([^"]+)"/.exec(bytes.toString('latin1'))?.[1]
  return name ? { body: { name, subfolder: 'adloom', type: 'input' } } : plain(400, '')
}

/** One runs, the others wait. */
function queue({ verdict, jobs }: World) {
  const rows = [...jobs].map(([id, { json }], number) => [number, id, json.prompt, {}, []])
  const open = verdict === 'running' ? rows : []
  return { queue_running: open.slice(0, 1), queue_pending: open.slice(1) }
}

function view({ outputHost, output }: World): VendorAnswer {
  if (!outputHost) return { body: output }
  return { status: 302, headers: { location: `${outputHost}/result` }, body: null }
}

function history(id: string, { verdict, jobs, output }: World) {
  if (verdict === 'running' || !jobs.has(id)) return {}
  if (verdict === 'refused') {
    const failure = {
      prompt_id: id,
      node_id: '2',
      node_type: 'CLIPTextEncode',
      exception_message: 'Blocked by the safety checker.',
    }
    const messages = [
      ['execution_start', { prompt_id: id }],
      ['execution_error', failure],
    ]
    return { [id]: { outputs: {}, status: { status_str: 'error', completed: false, messages } } }
  }
  const isVideo = output.subarray(4, 8).toString() === 'ftyp'
  const files = [
    { filename: 'preview_1.png', subfolder: '', type: 'temp' },
    { filename: isVideo ? 'adloom_1_.mp4' : 'adloom_1_.png', subfolder: '', type: 'output' },
  ]
  const status = { status_str: 'success', completed: true, messages: [] }
  return { [id]: { outputs: outputsOf(files, jobs.get(id)), status } }
}

/** Under the nodes that store a file, as the graph has them. */
function outputsOf(images: object[], request: VendorRequest | undefined) {
  const graph = Object(request?.json.prompt)
  const nodes = Object.keys(graph).filter((node) => /^Save/.test(graph[node].class_type))
  return Object.fromEntries(nodes.map((node) => [node, { images }]))
}
