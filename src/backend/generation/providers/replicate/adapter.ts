import { z } from 'zod'
import type { Adapter, Look, RemoteOutput } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { endpointOf } from '../endpoint.ts'
import { inputOf } from '../endpoint-input.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { createReportCheck } from './report.ts'

const Prediction = z.object({
  id: z.string(),
  status: z.string(),
  output: z.unknown().optional(),
  error: z.string().nullish().catch('the service gave no reason'),
  created_at: z.string().nullish(),
  input: z.unknown().optional(),
})
type Prediction = z.infer<typeof Prediction>
const Predictions = z.object({ results: z.array(Prediction) })
const Anything = z.unknown()

const UNDER_WAY = new Set(['starting', 'processing', 'queued'])
/** Clocks of two machines never agree. */
const CLOCK_DIFFERENCE_MS = 60_000

interface Settings {
  baseUrl: string
  key: string
  /** Where reports are heard, with the task's id to follow; null where nobody outside reaches us. */
  reportUrl: string | null
  tools: Tools
}

/** Any model of Replicate, by a description of what it calls our wishes. */
export function createReplicate({ key, reportUrl, tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const headers = { authorization: `Bearer ${key}` }
  const service: Service = { baseUrl, headers, tools }
  const pathOf = (id: unknown) => `/predictions/${encodeURIComponent(String(id))}`

  return {
    id: 'replicate',
    outputHosts: ['replicate.delivery', '*.replicate.delivery'],
    baseUrl,
    headers,

    async submit(request) {
      const endpoint = endpointOf(request)
      const input = { ...(await inputOf(request, endpoint)), ...request.remote?.fields }
      // A model of its maker has a place of its own; a version of anybody's is named in the request.
      const [path, named] = /^[\w.-]+\/[\w.-]+$/.test(endpoint.id)
        ? [`/models/${endpoint.id}/predictions`, {}]
        : ['/predictions', { version: endpoint.id }]
      const report = reportUrl && {
        webhook: reportUrl + request.taskId,
        webhook_events_filter: ['completed'],
      }
      const json = { ...named, input, ...report }
      const { id } = await callService(service, { method: 'POST', path, json, answer: Prediction })
      return { job: { id } }
    },

    async find({ submittedAt, request }) {
      const { results } = await callService(service, { path: '/predictions', answer: Predictions })
      const Same = z.object({ prompt: z.literal(request.prompt), seed: z.literal(request.seed) })
      const since = submittedAt.getTime() - CLOCK_DIFFERENCE_MS
      const found = results.find(
        ({ input, created_at }) =>
          Date.parse(created_at ?? '') >= since && Same.safeParse(input).success,
      )
      if (found) return { id: found.id }
      // Without a seed of its own, no request can be told from another.
      if (endpointOf(request).fields.seed) return null
      throw said('unknown', 'The prediction is not among those that were made.')
    },

    async look({ id }) {
      return lookOf(await callService(service, { path: pathOf(id), answer: Prediction }))
    },

    async cancel({ id }) {
      const path = `${pathOf(id)}/cancel`
      await callService(service, { method: 'POST', path, answer: Anything })
    },

    isReport: createReportCheck(service),
  }
}

function lookOf({ status, output, error }: Prediction): Look {
  if (UNDER_WAY.has(status)) return { state: 'running', isQueued: status === 'starting' }
  if (status === 'succeeded') return { state: 'done', outputs: addressesIn(output) }
  const words = error ?? ''
  return { state: 'failed', error: said(faultInWords(words) ?? 'unknown', `${status}: ${words}`) }
}

/** Models answer an address, a list of them, or an object that holds some. */
function addressesIn(output: unknown): RemoteOutput[] {
  if (typeof output === 'string') return /^https?:/.test(output) ? [{ url: output }] : []
  if (typeof output !== 'object' || output === null) return []
  return Object.values(output).flatMap(addressesIn)
}
