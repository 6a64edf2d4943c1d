import { type ZodType, z } from 'zod'
import type { Handle, LocalFile, LostSubmission } from '../../provider.ts'
import type { Adapter, Look, RemoteOutput } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { endpointOf } from '../endpoint.ts'
import { inputOf } from '../endpoint-input.ts'
import { wordsOf } from '../music/describe-music.ts'
import { callService, type Service } from '../remote-call.ts'
import { ServiceError, said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { handOver } from './hand-over.ts'
import { HeardAnswer, listeningOf, listeningTo, lookAtHeard } from './hear.ts'
import { createReportCheck } from './report.ts'

const Queued = z.object({
  request_id: z.string(),
  status_url: z.string(),
  response_url: z.string(),
  cancel_url: z.string(),
})
const Status = z.object({
  status: z.string(),
  queue_position: z.number().nullish(),
})
const File = z.object({ url: z.string() })
const Result = z.object({
  video: File.nullish(),
  image: File.nullish(),
  audio: File.nullish(),
  images: z.array(File).nullish(),
  has_nsfw_concepts: z.array(z.boolean()).nullish().catch(null),
})
const History = z.object({
  items: z.array(
    z.object({
      request_id: z.string(),
      endpoint_id: z.string(),
      json_input: z.unknown().optional(),
    }),
  ),
})
const Anything = z.unknown()

/** Any valid key may list this endpoint's requests, even if there are none. */
const ANY_ENDPOINT = 'fal-ai/flux/schnell'

interface Settings {
  baseUrl: string
  /** Where earlier requests are listed. */
  platformUrl: string
  /** Where files are uploaded, and where the keys are that reports are signed with. */
  keysUrl: string
  key: string
  /** Address for reports, to be followed by the task's id; null if we aren't reachable from outside. */
  reportUrl: string | null
  tools: Tools
}

/** fal's queue: any of its endpoints, given a description of its names for our wishes. */
export function createFalQueue({ key, reportUrl, tools, ...urls }: Settings): Adapter {
  const headers = { authorization: `Key ${key}` }
  const baseUrl = urls.baseUrl.replace(/\/+$/, '')
  const service: Service = { baseUrl, headers, tools }
  const storage: Service = { baseUrl: urls.keysUrl.replace(/\/+$/, ''), headers, tools }
  const platform: Service = { baseUrl: urls.platformUrl.replace(/\/+$/, ''), headers, tools }

  return {
    id: 'fal',
    outputHosts: ['*.fal.media', 'fal.media'],
    baseUrl,
    headers,

    async check() {
      const path = `/models/requests/by-endpoint?endpoint_id=${ANY_ENDPOINT}&limit=1`
      await callService(platform, { path, answer: Anything })
    },

    async submit(request, { signal }) {
      const endpoint = endpointOf(request)
      const hand = (file: LocalFile) => handOver(storage, file, signal)
      const input = await inputOf(request, endpoint, { hand, signal, own: tools.own })
      const json = { ...input, ...request.remote?.fields }
      const report = reportUrl && `?fal_webhook=${encodeURIComponent(reportUrl + request.taskId)}`
      const path = `/${endpoint.id}${report ?? ''}`
      const queued = await callService(service, { method: 'POST', path, json, answer: Queued })
      return { job: { ...queued, ...listeningTo(request) } }
    },

    find: (lost) => findRequest(platform, baseUrl, lost),

    async look(job) {
      const status = await callService(service, { path: String(job.status_url), answer: Status })
      if (status.status !== 'COMPLETED') return { state: 'running', ...waitingOf(status) }
      const listening = listeningOf(job)
      const resultAs = <Answer>(answer: ZodType<Answer>) =>
        callService(service, { path: String(job.response_url), answer }).catch(failedRun)
      if (!listening) return endOf(await resultAs(Result), lookOf)
      return endOf(await resultAs(HeardAnswer), (answer) => lookAtHeard(answer, listening))
    },

    async cancel({ cancel_url }) {
      await callService(service, { method: 'PUT', path: String(cancel_url), answer: Anything })
    },

    isReport: createReportCheck(urls.keysUrl, tools),
  }
}

/** Reports announce the end; occasional polling covers lost reports. */
const waitingOf = ({ status, queue_position }: z.infer<typeof Status>) => ({
  isQueued: status === 'IN_QUEUE',
  ...(queue_position && queue_position > 5 && { nextLookSeconds: 10 }),
})

/** A failed run returns its failure in place of the result; gateways also fail like this for a moment. */
function failedRun(error: unknown): ServiceError {
  if (!(error instanceof ServiceError) || !error.isAnswer) throw error
  if (error.kind !== 'unavailable') throw error
  if (!error.message.includes('"detail"')) throw error
  return said(faultInWords(error.message) ?? 'unavailable', error.message)
}

const endOf = <Answer>(answer: Answer | ServiceError, lookAt: (answer: Answer) => Look): Look =>
  answer instanceof ServiceError ? { state: 'failed', error: answer } : lookAt(answer)

function lookOf({ video, image, images, audio, has_nsfw_concepts }: z.infer<typeof Result>): Look {
  if (has_nsfw_concepts?.some((isBlack) => isBlack)) {
    return { state: 'failed', error: said('content_blocked', 'The safety checker blanked it.') }
  }
  const files = [video, image, audio, ...(images ?? [])]
  const outputs = files.flatMap((file): RemoteOutput[] => (file ? [{ url: file.url }] : []))
  return { state: 'done', outputs }
}

/**
 * Finds a request that arrived although its response was lost: the only one to the same endpoint with the same
 * prompt and seed, by the endpoint's own field names. Waiting requests may not be listed,
 * so finding none proves nothing.
 */
async function findRequest(
  platform: Service,
  queueUrl: string,
  { submittedAt, request }: LostSubmission,
): Promise<Handle | null> {
  const { id, fields } = endpointOf(request)
  const start = new Date(submittedAt.getTime() - 60_000).toISOString()
  const query = new URLSearchParams({ endpoint_id: id, start, expand: 'payloads', limit: '100' })
  const path = `/models/requests/by-endpoint?${query}`
  const { items } = await callService(platform, { path, answer: History })
  const Same = z.object({
    ...(fields.prompt && { [fields.prompt]: z.literal(wordsOf(request)) }),
    ...(fields.seed && { [fields.seed]: z.literal(request.seed) }),
  })
  if (!(fields.prompt || fields.seed)) throw said('unknown', 'Its requests cannot be told apart.')
  const [found, ...more] = items.filter(({ json_input }) => Same.safeParse(json_input).success)
  if (!found) throw said('unknown', 'The request is not among those that were made.')
  if (more.length > 0) throw said('unknown', 'Several requests are alike.')
  const [owner, alias] = id.split('/')
  const url = `${queueUrl}/${owner}/${alias}/requests/${found.request_id}`
  return {
    request_id: found.request_id,
    status_url: `${url}/status`,
    response_url: url,
    cancel_url: `${url}/cancel`,
  }
}
