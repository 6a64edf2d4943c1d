import { z } from 'zod'
import { WORKFLOWS } from '../../../../contract/generation.ts'
import type { MediaKind } from '../../../../contract/media-kind.ts'
import type { GenerationRequest, Handle } from '../../provider.ts'
import type { Adapter, Look, RemoteOutput, SubmitFacts } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { formOf } from '../form.ts'
import { callService, type Service } from '../remote-call.ts'
import { notBegun, ServiceError, said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { filePlaces, fillGraph } from './fill-graph.ts'
import type { Workflow } from './workflow.ts'

const Stored = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
})
const Uploaded = z.object({ name: z.string(), subfolder: z.string().default('') })
const Run = z.object({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  status: z
    .object({ status_str: z.string(), messages: z.array(z.tuple([z.string(), z.unknown()])) })
    .nullish()
    .catch(null),
})
type Run = z.infer<typeof Run>
const History = z.record(z.string(), Run)
const Failure = z.object({
  node_id: z.string().optional(),
  node_type: z.string().optional(),
  exception_message: z.string().default(''),
})
/** Rows of `[number, prompt id, …]`. */
const Rows = z.array(z.array(z.unknown()))
const Queue = z.object({ queue_running: Rows, queue_pending: Rows })
const Queued = z.object({ prompt_id: z.string() })
const Anything = z.unknown()

const IN_OUR_FOLDER = { subfolder: 'adloom', type: 'input', overwrite: 'true' }

interface Settings {
  /** Contains a user name and password if a proxy requires them. */
  baseUrl: string
  workflows: readonly Workflow[]
  tools: Tools
}

/** The operator's own ComfyUI. We choose its runs' ids, so a lost response doesn't lose a run. */
export function createComfyUi({ workflows, tools, ...settings }: Settings): Adapter {
  const { baseUrl, headers } = readAddress(settings.baseUrl)
  const service: Service = { baseUrl, headers, tools }
  const byName = new Map(workflows.map((workflow) => [workflow.name, workflow]))
  const askQueue = () => callService(service, { path: '/queue', answer: Queue })

  /** The state of a run: its place in the queue, or how it ended. */
  async function trace(id: string): Promise<Run | 'running' | 'pending' | null> {
    const path = `/history/${encodeURIComponent(id)}`
    const ended = (await callService(service, { path, answer: History }))[id]
    if (ended) return ended
    const { queue_running, queue_pending } = await askQueue()
    if (has(queue_running, id)) return 'running'
    if (has(queue_pending, id)) return 'pending'
    // The run may have ended between the two requests.
    return (await callService(service, { path, answer: History }))[id] ?? null
  }

  return {
    id: 'comfyui',
    outputHosts: [],
    baseUrl,
    headers,

    async check() {
      await callService(service, { path: '/system_stats', answer: Anything })
    },

    async submit(request, facts) {
      const workflow = byName.get(request.remote?.name ?? '')
      if (!workflow) throw said('misconfigured', `There is no workflow ${request.remote?.name}.`)
      const names = await upload(service, workflow, request, facts)
      const prompt = fillGraph(workflow, request, names)
      const json = { prompt, prompt_id: facts.clientToken, client_id: facts.clientToken }
      const call = { method: 'POST', path: '/prompt', json, answer: Queued } as const
      const { prompt_id } = await callService(service, call).catch(blameTheWorkflow)
      return { job: handleOf(prompt_id, workflow) }
    },

    async find({ clientToken, request }) {
      const workflow = byName.get(request.remote?.name ?? '')
      if (!workflow || !(await trace(clientToken))) return null
      return handleOf(clientToken, workflow)
    },

    async look({ run, outputs, makes }) {
      const seen = await trace(String(run))
      if (!seen) throw said('not_found', 'ComfyUI knows nothing of the run any more.')
      if (seen === 'running' || seen === 'pending') {
        return { state: 'running', isQueued: seen === 'pending' }
      }
      const nodes = typeof outputs === 'string' && outputs ? outputs.split(',') : null
      return lookOf(seen, nodes, makes === 'video' ? 'video' : 'image')
    },

    async cancel({ run }) {
      const id = String(run)
      const json = { delete: [id] }
      await callService(service, { method: 'POST', path: '/queue', json, answer: Anything })
      // An old ComfyUI stops whatever is running, so only ask it while our run is.
      if (!has((await askQueue()).queue_running, id)) return
      const stop = { method: 'POST', path: '/interrupt', json: { prompt_id: id } } as const
      await callService(service, { ...stop, answer: Anything })
    },
  }
}

const handleOf = (run: string, { bindings: { outputs, types } }: Workflow): Handle => ({
  run,
  outputs: outputs?.join(',') ?? '',
  makes: types.some((type) => WORKFLOWS[type].kind === 'video') ? 'video' : 'image',
})
const has = (rows: z.infer<typeof Rows>, id: string) => rows.some((row) => row[1] === id)

function readAddress(address: string) {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers: Record<string, string> = username
    ? { authorization: `Basic ${Buffer.from(words).toString('base64')}` }
    : {}
  return { baseUrl: url.href.replace(/\/+$/, ''), headers }
}

/** User input can't make a graph invalid: a node, or a model that it loads, is missing. */
function blameTheWorkflow(error: unknown): never {
  if (!(error instanceof ServiceError) || error.kind !== 'invalid_input') throw error
  throw new ServiceError('misconfigured', error.message, { isAnswer: true, cause: error })
}

/** Uploads the request's files to ComfyUI; returns its names for them, by place. */
async function upload(
  service: Service,
  { bindings }: Workflow,
  request: GenerationRequest,
  { clientToken, signal }: SubmitFacts,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [index, { place, file }] of filePlaces(bindings, request).entries()) {
    if (!file) continue
    signal?.throwIfAborted()
    const name = `${clientToken}-${index + 1}`
    const form = await formOf(IN_OUR_FOLDER, [{ field: 'image', file, name }])
    const call = { method: 'POST', path: '/upload/image', form, answer: Uploaded } as const
    const stored = await callService(service, call).catch(notBegun)
    names.set(place, [stored.subfolder, stored.name].filter(Boolean).join('/'))
  }
  return names
}

function lookOf({ outputs, status }: Run, nodes: string[] | null, kind: MediaKind): Look {
  if (status?.status_str === 'error') return { state: 'failed', error: failureOf(status.messages) }
  const chosen = nodes ?? Object.keys(outputs)
  const files = chosen.flatMap((node) => Object.values(outputs[node] ?? {}).flatMap(filesOf))
  const fitting = files.filter(({ filename }) => kindOfFile(filename) === kind)
  // Previews that a workflow shows along the way aren't its results.
  const made = fitting.filter(({ type }) => type === 'output')
  return { state: 'done', outputs: (made.length > 0 ? made : fitting).map(addressOf) }
}

function filesOf(listed: unknown): z.infer<typeof Stored>[] {
  const items: unknown[] = Array.isArray(listed) ? listed : []
  return items.flatMap((item) => {
    const { data } = z.safeParse(Stored, item)
    return data ? [data] : []
  })
}

const kindOfFile = (name: string): MediaKind =>
  /\.(mp4|webm|mov|mkv|m4v)$/i.test(name) ? 'video' : 'image'

/** Relative, so that it's fetched from the operator's address of ComfyUI. */
const addressOf = (file: z.infer<typeof Stored>): RemoteOutput => ({
  url: `view?${new URLSearchParams(file)}`,
})

function failureOf(messages: readonly [string, unknown][]): ServiceError {
  const found = messages.find(([event]) => event === 'execution_error')
  if (!found) return said('unknown', 'The run was stopped at the server.')
  const { node_id, node_type, exception_message } = z.parse(Failure.catch(EMPTY), found[1])
  const message = `node ${node_id} (${node_type}): ${exception_message.slice(0, 600)}`
  return said(faultInWords(exception_message) ?? 'unknown', message)
}

const EMPTY: z.infer<typeof Failure> = { exception_message: '' }
