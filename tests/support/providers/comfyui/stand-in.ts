import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Protocol, type Refusals, startVendor, type Vendor, type World } from '../vendor.ts'

const error = (status: number, type: string, message: string, headers = {}) => ({
  status,
  headers,
  body: { error: { type, message, details: '', extra_info: {} }, node_errors: {} },
})

/** It knows neither keys nor money nor policy by itself; whoever stands in front of it does. */
const refusals: Refusals = {
  policy: error(400, 'prompt_refused', 'The prompt was refused by our content policy.'),
  auth: error(401, 'unauthorized', 'Unauthorized'),
  quota: error(402, 'payment_required', 'Payment required'),
  missing: error(404, 'not_found', 'Not found'),
  timeout: error(408, 'timeout', 'Request timed out'),
  busy: error(429, 'busy', 'Too many requests', { 'retry-after': '30' }),
  broken: error(500, 'internal', 'Internal error'),
}

/** A ComfyUI: its line, what it has done, and its files. */
export const startComfyUi = (): Promise<Vendor> => startVendor(protocol)

const protocol: Protocol = {
  refusals,
  stepOf({ method, path }) {
    if (path === '/prompt') return 'submit'
    if (path.startsWith('/history/')) return 'look'
    if (path === '/view') return 'output'
    return path === '/interrupt' || (path === '/queue' && method === 'POST') ? 'cancel' : 'other'
  },
  answer({ path, step, json, ...request }, world) {
    const { jobs, verdict, outputHost, output } = world
    if (step === 'output') {
      if (!outputHost) return { body: output }
      return { status: 302, headers: { location: `${outputHost}/files/film.mp4` }, body: null }
    }
    if (step === 'cancel') return { body: null }
    if (path === '/upload/image')
      return { body: { name: 'image.png', subfolder: 'adloom', type: 'input' } }
    if (path === '/queue') {
      const waiting = verdict === 'running' ? [...jobs.keys()] : []
      const rows = waiting.map((name, index) => [index, name, {}, {}, []])
      return { body: { queue_running: rows.slice(0, 1), queue_pending: rows.slice(1) } }
    }
    if (step === 'submit') {
      const id = String(json.prompt_id)
      if (jobs.has(id)) throw new Error(`${id} is queued twice.`)
      jobs.set(id, { ...request, path, step, json })
      return { body: { prompt_id: id, number: jobs.size, node_errors: {} } }
    }
    return { body: historyOf(path.split('/')[2] ?? '', world) }
  },
}

function historyOf(id: string, { jobs, verdict }: World) {
  if (!jobs.has(id) || verdict === 'running') return {}
  const preview = { filename: 'preview.png', subfolder: '', type: 'temp' }
  const film = { filename: 'film.mp4', subfolder: 'adloom', type: 'output' }
  const outputs = { '8': { images: [preview] }, '9': { videos: [film], animated: [true] } }
  if (verdict === 'done') {
    return { [id]: { outputs, status: { status_str: 'success', completed: true, messages: [] } } }
  }
  const reason = { exception_message: 'The result was blocked by the safety checker.' }
  const messages = [['execution_error', reason]]
  return { [id]: { outputs: {}, status: { status_str: 'error', completed: false, messages } } }
}

/** A folder with one workflow, as an operator writes it. */
export function comfyWorkflows(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adloom-workflows-'))
  const model = {
    label: 'Film of the house',
    kind: 'video',
    workflowTypes: ['text_to_video', 'first_last_frame'],
    aspectRatios: ['16:9'],
    resolutions: ['720p'],
    durations: [4],
    fps: 24,
    price: { milliCredits: { '720p': 1_000 }, audioPercent: 0, minimumCredits: 1 },
  }
  const graph = {
    '1': { class_type: 'CLIPTextEncode', inputs: { text: 'photo of {{prompt}}, sharp' } },
    '2': {
      class_type: 'KSampler',
      inputs: { seed: '{{seed}}', steps: 20, positive: ['1', 0], image: '{{firstPicture}}' },
    },
    '9': { class_type: 'SaveVideo', inputs: { frames: '{{frames}}', width: '{{width}}' } },
  }
  writeFileSync(join(folder, 'film.json'), JSON.stringify({ model, graph }))
  return folder
}
