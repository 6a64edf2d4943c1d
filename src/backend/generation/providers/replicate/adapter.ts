import { z } from 'zod'
import { WORKFLOWS } from '../../../../contract/generation.ts'
import type { LocalFile } from '../../provider.ts'
import type { Adapter, Look, RemoteOutput } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { endpointOf } from '../endpoint.ts'
import { inputOf } from '../endpoint-input.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { findPrediction } from './find-prediction.ts'
import { handOver } from './hand-over.ts'
import { createReportCheck } from './report.ts'

const Prediction = z.object({
  id: z.string(),
  status: z.string(),
  output: z.unknown().optional(),
  error: z.string().nullish().catch('the service gave no reason'),
  metrics: z.object({ predict_time: z.number().nullish() }).nullish().catch(null),
})
type Prediction = z.infer<typeof Prediction>
const Anything = z.unknown()

const UNDER_WAY = new Set(['starting', 'processing', 'queued'])
/** By then nobody here is waiting for it, so it should stop costing us. */
const CANCEL_AFTER = { image: '20m', video: '2h', audio: '20m' }

interface Settings {
  baseUrl: string
  key: string
  /** Address for reports, to be followed by the task's id; null if we aren't reachable from outside. */
  reportUrl: string | null
  tools: Tools
}

/** Any model on Replicate, given a description of its names for our wishes. */
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

    async check() {
      await callService(service, { path: '/account', answer: Anything })
    },

    async submit(request, { signal }) {
      const endpoint = endpointOf(request)
      const hand = (file: LocalFile) => handOver(service, file, signal)
      const input = {
        ...(await inputOf(request, endpoint, { hand, signal, own: tools.own })),
        ...request.remote?.fields,
      }
      // An official model has its own path; a community model's version is named in the request.
      const [path, named] = /^[\w.-]+\/[\w.-]+$/.test(endpoint.id)
        ? [`/models/${endpoint.id}/predictions`, {}]
        : ['/predictions', { version: endpoint.id }]
      const report = reportUrl && {
        webhook: reportUrl + request.taskId,
        webhook_events_filter: ['completed'],
      }
      const json = { ...named, input, ...report }
      const { kind } = WORKFLOWS[request.workflowType]
      const { id } = await callService(service, {
        method: 'POST',
        path,
        json,
        headers: { 'cancel-after': CANCEL_AFTER[kind] },
        answer: Prediction,
      })
      return { job: { id } }
    },

    find: (lost) => findPrediction(service, lost),

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

function lookOf({ status, output, error, metrics }: Prediction): Look {
  if (UNDER_WAY.has(status)) return { state: 'running', isQueued: status === 'starting' }
  if (status === 'succeeded') {
    const workSeconds = metrics?.predict_time ?? undefined
    return { state: 'done', outputs: addressesIn(output), used: { workSeconds } }
  }
  const words = error ?? ''
  return { state: 'failed', error: said(faultInWords(words) ?? 'unknown', `${status}: ${words}`) }
}

/** Models return an address, a list of addresses, or an object that contains some. */
function addressesIn(output: unknown): RemoteOutput[] {
  if (typeof output === 'string') return /^https?:/.test(output) ? [{ url: output }] : []
  if (typeof output !== 'object' || output === null) return []
  return Object.values(output).flatMap(addressesIn)
}
