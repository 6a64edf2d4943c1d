import { z } from 'zod'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import type { Adapter, Look, RemoteOutput } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { formOf } from '../form.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { fill, Workflow } from './workflow.ts'

const Uploaded = z.object({ name: z.string(), subfolder: z.string().default('') })
const Accepted = z.object({ prompt_id: z.string() })
const File = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() })
type File = z.infer<typeof File>
const Files = z.array(File).optional().catch(undefined)
const Run = z.object({
  outputs: z.record(z.string(), z.object({ images: Files, gifs: Files, videos: Files })),
  status: z
    .object({ status_str: z.string(), messages: z.array(z.unknown()).default([]) })
    .nullish(),
})
type Run = z.infer<typeof Run>
const History = z.record(z.string(), Run)
const Row = z.array(z.unknown())
const Queue = z.object({ queue_running: z.array(Row), queue_pending: z.array(Row) })
const Anything = z.unknown()

/** What is ours among the files that a server was given. */
const FOLDER = 'adloom'

interface Settings {
  baseUrl: string
  tools: Tools
}

/** Workflows of a ComfyUI. Their ids are chosen by us, so that none is ever queued twice. */
export function createComfyUi({ tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const service: Service = { baseUrl, headers: {}, tools }
  const readRun = async (id: string): Promise<Run | undefined> => {
    const path = `/history/${encodeURIComponent(id)}`
    return (await callService(service, { path, answer: History }))[id]
  }

  return {
    id: 'comfyui',
    outputHosts: [],
    baseUrl,
    headers: {},

    async submit(request, { clientToken }) {
      const { graph } = workflowOf(request)
      const names = await uploadAll(service, request)
      const json = {
        prompt: fill(graph, request, names),
        client_id: FOLDER,
        prompt_id: clientToken,
      }
      const call = { method: 'POST', path: '/prompt', json, answer: Accepted } as const
      const { prompt_id } = await callService(service, call)
      return { job: { id: prompt_id } }
    },

    async find({ clientToken }) {
      const isKnown = (await placeOf(service, clientToken)) ?? (await readRun(clientToken))
      return isKnown ? { id: clientToken } : null
    },

    async look({ id }) {
      const name = String(id)
      const run = await readRun(name)
      if (run) return lookOf(baseUrl, run)
      const place = await placeOf(service, name)
      if (place) return { state: 'running', isQueued: place === 'pending' }
      // It may have come to its end between the two questions.
      const ended = await readRun(name)
      if (!ended) throw said('not_found', 'The server knows nothing of it any more.')
      return lookOf(baseUrl, ended)
    },

    async cancel({ id }) {
      const place = await placeOf(service, String(id))
      const call = { method: 'POST', answer: Anything } as const
      if (place === 'pending') {
        await callService(service, { ...call, path: '/queue', json: { delete: [id] } })
      }
      // An older server stops whatever runs, so it is only told when that is ours.
      if (place === 'running') {
        await callService(service, { ...call, path: '/interrupt', json: { prompt_id: id } })
      }
    },
  }
}

function workflowOf({ workflowType, remote }: GenerationRequest): Workflow {
  const described = Workflow.safeParse(remote?.endpoints?.[workflowType])
  if (described.success) return described.data
  throw said('invalid_input', `There is no workflow for ${workflowType}.`)
}

/** Whether a run waits or is worked on; null when it is in no line. */
async function placeOf(service: Service, id: string): Promise<'running' | 'pending' | null> {
  const queue = await callService(service, { path: '/queue', answer: Queue })
  const isAmong = (rows: unknown[][]) => rows.some((row) => row.includes(id))
  if (isAmong(queue.queue_running)) return 'running'
  return isAmong(queue.queue_pending) ? 'pending' : null
}

/** Hands over the files a run starts from; answers how a workflow names them. */
async function uploadAll(
  service: Service,
  { taskId, images, startFrame, endFrame, video }: GenerationRequest,
): Promise<Record<string, string>> {
  const files: Record<string, LocalFile | undefined> = {
    ...Object.fromEntries(images.map((file, index) => [`image${index + 1}`, file])),
    firstPicture: startFrame ?? images[0],
    lastPicture: endFrame,
    video,
  }
  const names: Record<string, string> = {}
  for (const [role, file] of Object.entries(files)) {
    if (!file) continue
    const fields = { subfolder: `${FOLDER}/${taskId}`, type: 'input', overwrite: 'true' }
    const form = await formOf(fields, [{ field: 'image', file, name: role }])
    const call = { method: 'POST', path: '/upload/image', form, answer: Uploaded } as const
    const { name, subfolder } = await callService(service, call)
    names[role] = subfolder ? `${subfolder}/${name}` : name
  }
  return names
}

function lookOf(baseUrl: string, { outputs, status }: Run): Look {
  if (status && status.status_str !== 'success') {
    const words = JSON.stringify(status.messages).slice(0, 600)
    return { state: 'failed', error: said(faultInWords(words) ?? 'unknown', words) }
  }
  const files = Object.values(outputs).flatMap(({ images = [], gifs = [], videos = [] }) => [
    ...videos,
    ...gifs,
    ...images,
  ])
  // Previews are of type `temp`.
  const made = files.filter(({ type }) => type === 'output')
  return { state: 'done', outputs: made.map((file) => addressOf(baseUrl, file)) }
}

const addressOf = (baseUrl: string, { filename, subfolder, type }: File): RemoteOutput => ({
  url: `${baseUrl}/view?${new URLSearchParams({ filename, subfolder, type })}`,
})
