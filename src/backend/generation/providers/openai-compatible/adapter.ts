import { z } from 'zod'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import type { Adapter, Begun, Look, RemoteOutput } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { formOf } from '../form.ts'
import { asBase64 } from '../references.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { createKindFinder } from './find-kind.ts'
import { fieldsOf } from './request-body.ts'
import type { ServerKind, ServerKindName } from './server-kinds.ts'

const Results = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
})
const Job = z.object({
  id: z.string(),
  status: z.string().default('queued'),
  progress: z.coerce.number().nullish().catch(null),
  prompt: z.string().nullish(),
  created_at: z.number().nullish(),
  error: z
    .union([z.string(), z.object({ code: z.string().nullish(), message: z.string().nullish() })])
    .nullish(),
})
type Job = z.infer<typeof Job>
const Jobs = z.object({ data: z.array(Job) })
const Anything = z.unknown()

const FAILED = new Set(['failed', 'error', 'cancelled', 'canceled', 'deleted', 'expired'])
/** Clocks of two machines differ; an older job with the same prompt is a different one. */
const CLOCK_DIFFERENCE_SECONDS = 60

interface Settings {
  baseUrl: string
  key: string | undefined
  kind: ServerKindName | 'auto'
  tools: Tools
}

/** Any server with OpenAI's image and video API; pictures arrive in the response, videos are jobs. */
export function createOpenAiCompatible({ key, tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const service: Service = { baseUrl, headers, tools }
  const findKind = createKindFinder(service, settings.kind)

  return {
    id: 'self-hosted',
    outputHosts: [],
    baseUrl,
    headers,

    async check() {
      await callService(service, { path: '/models', answer: Anything })
    },

    async submit(request) {
      const kind = await findKind()
      if (request.durationSeconds > 0) return beginVideo(service, kind, request)
      return { outputs: await paintAll(service, kind, request) }
    },

    async find({ submittedAt, request }) {
      const kind = await findKind()
      if (request.durationSeconds === 0 || !kind.videos || kind.videos.isSynchronous) {
        throw said('unknown', 'Nobody can say whether the request arrived.')
      }
      const { data } = await callService(service, { path: '/videos?limit=100', answer: Jobs })
      const since = submittedAt.getTime() / 1_000 - CLOCK_DIFFERENCE_SECONDS
      const [job, ...more] = data.filter(
        ({ prompt, created_at }) => prompt === request.prompt && (created_at ?? 0) >= since,
      )
      if (more.length > 0) throw said('unknown', 'Several jobs have the same words.')
      return job ? { job: job.id } : null
    },

    async look({ job }) {
      const path = `/videos/${encodeURIComponent(String(job))}`
      return lookOf(await callService(service, { path, answer: Job }), `${baseUrl}${path}/content`)
    },

    async cancel({ job }) {
      const { videos } = await findKind()
      if (!videos?.isStoppable) return
      const path = `/videos/${encodeURIComponent(String(job))}`
      await callService(service, { method: 'DELETE', path, answer: Anything })
    },
  }
}

/** Servers may return fewer pictures per request than asked for. */
async function paintAll(
  service: Service,
  kind: ServerKind,
  request: GenerationRequest,
): Promise<RemoteOutput[]> {
  const outputs: RemoteOutput[] = []
  while (outputs.length < request.count) {
    const count = request.count - outputs.length
    const more = await paint(service, kind, { request, count, seed: request.seed + outputs.length })
    if (more.length === 0) throw said('content_blocked', 'The answer holds no picture.')
    outputs.push(...more)
  }
  return outputs.slice(0, request.count)
}

async function paint(
  service: Service,
  kind: ServerKind,
  wanted: { request: GenerationRequest; count: number; seed: number },
): Promise<RemoteOutput[]> {
  const { images } = wanted.request
  const { generation, edit } = kind.pictures
  const call = { method: 'POST', answer: Results, timeoutMs: service.tools.waits.resultMs } as const
  if (images.length === 0) {
    const json = fieldsOf({ ...wanted, kind, fields: generation })
    return outputsOf(await callService(service, { ...call, path: '/images/generations', json }))
  }
  if (!edit) throw said('invalid_input', 'This server changes no pictures.')
  const fields = fieldsOf({ ...wanted, kind, fields: edit.fields })
  const form = await formOf(
    fields,
    images.map((file) => ({ field: edit.file, file })),
  )
  return outputsOf(await callService(service, { ...call, path: '/images/edits', form }))
}

const outputsOf = ({ data }: z.infer<typeof Results>): RemoteOutput[] =>
  data.flatMap(({ b64_json, url }): RemoteOutput[] => {
    if (b64_json) return [{ base64: b64_json.replace(/^data:[^,]*,/, '') }]
    return url ? [{ url }] : []
  })

async function beginVideo(
  service: Service,
  { videos, ...kind }: ServerKind,
  request: GenerationRequest,
): Promise<Begun> {
  if (!videos) throw said('invalid_input', 'This server makes no videos.')
  const pictures = referencesOf(request, videos)
  const { count, seed } = request
  const fields = fieldsOf({
    request,
    kind: { ...kind, videos },
    fields: videos.fields,
    count,
    seed,
  })
  const body = videos.body === 'form' ? { form: await formOf(fields, pictures) } : { json: fields }
  for (const { field, file } of videos.body === 'json' ? pictures : []) {
    fields[field] = await asBase64(file)
  }
  const call = { method: 'POST', path: videos.path, ...body } as const
  if (!videos.isSynchronous) {
    const { id } = await callService(service, { ...call, answer: Job })
    return { job: { job: id } }
  }
  const timeoutMs = service.tools.waits.resultMs
  return { outputs: outputsOf(await callService(service, { ...call, answer: Results, timeoutMs })) }
}

/** The pictures that a video starts and ends with, if the server has fields for them. */
function referencesOf(
  { startFrame, endFrame, images, video }: GenerationRequest,
  { firstPicture, lastPicture }: NonNullable<ServerKind['videos']>,
): { field: string; file: LocalFile }[] {
  const first = startFrame ?? images[0]
  const hasPlace = (!first || firstPicture) && (!endFrame || lastPicture) && !video
  if (!hasPlace || images.length > 1) throw said('invalid_input', 'This server takes fewer files.')
  return [
    ...(first && firstPicture ? [{ field: firstPicture, file: first }] : []),
    ...(endFrame && lastPicture ? [{ field: lastPicture, file: endFrame }] : []),
  ]
}

function lookOf({ status, progress, error }: Job, contentUrl: string): Look {
  if (status === 'completed') return { state: 'done', outputs: [{ url: contentUrl }] }
  if (FAILED.has(status)) {
    const words = typeof error === 'string' ? error : `${error?.code ?? ''} ${error?.message ?? ''}`
    return { state: 'failed', error: said(faultInWords(words) ?? 'unknown', `${status}: ${words}`) }
  }
  const isQueued = status === 'queued'
  // A server without progress reports always returns 0.
  return {
    state: 'running',
    isQueued,
    progress: progress ? Math.min(1, progress / 100) : undefined,
  }
}
