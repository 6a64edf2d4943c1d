import { z } from 'zod'
import { isSameHash, keyedHash } from '../../../security/tokens.ts'
import type { Adapter, Look, RemoteOutput } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import { beginSeveral, idsOf, lookAtSeveral } from '../several-jobs.ts'
import type { Tools } from '../tools.ts'
import { bodyOf } from './body.ts'
import { speakByGemini } from './speak.ts'

const Block = z.object({
  type: z.string(),
  data: z.string().nullish(),
  uri: z.string().nullish(),
  text: z.string().nullish(),
})
const Interaction = z.object({
  id: z.string(),
  status: z.string(),
  steps: z
    .array(z.object({ type: z.string(), content: z.array(Block).nullish().catch(null) }))
    .nullish(),
  error: z.object({ message: z.string().nullish() }).nullish().catch(null),
  usage: z
    .object({
      total_input_tokens: z.number().nullish(),
      total_output_tokens: z.number().nullish(),
      total_thought_tokens: z.number().nullish(),
    })
    .nullish()
    .catch(null),
})
type Interaction = z.infer<typeof Interaction>
const StoredFile = z.object({ state: z.string().nullish() })
const Anything = z.unknown()

/** Any other status is final; the blocks show whether it succeeded. */
const UNDER_WAY = new Set(['queued', 'in_progress'])
const FILE = /\/files\/([\w-]+):download/

interface Settings {
  /** Without the API version. */
  baseUrl: string
  key: string
  /** Address for reports, to be followed by the task's id; null if we aren't reachable from outside. */
  reportUrl?: string | null
  tools: Tools
}

/**
 * Google's pictures and videos through background jobs of the Interactions API, and its voices through a
 * synchronous API.
 */
export function createGemini({ key, reportUrl, tools, ...settings }: Settings): Adapter {
  const baseUrl = `${settings.baseUrl.replace(/\/+$/, '')}/v1`
  const headers = { 'x-goog-api-key': key }
  const service: Service = { baseUrl, headers, tools }
  const pathOf = (id: string) => `/interactions/${encodeURIComponent(id)}`
  const cancelAll = (ids: readonly string[]) =>
    Promise.all(
      ids.map((id) =>
        callService(service, { method: 'POST', path: `${pathOf(id)}/cancel`, answer: Anything }),
      ),
    )

  return {
    id: 'google',
    outputHosts: [],
    baseUrl,
    headers,

    async check() {
      await callService(service, { path: '/models?pageSize=1', answer: Anything })
    },

    async submit(request) {
      if (request.speech) return speakByGemini(service, request)
      const { taskId } = request
      const uris = [`${reportUrl}${taskId}?key=${reportKeyOf(key, taskId)}`]
      const json = { ...(await bodyOf(request)), ...(reportUrl && { webhook_config: { uris } }) }
      const call = { method: 'POST', path: '/interactions', json, answer: Interaction } as const
      const begin = async () => (await callService(service, call)).id
      return beginSeveral(request.count, begin, cancelAll)
    },

    async look({ ids }) {
      const looks = idsOf(ids).map(async (id) =>
        lookOf(service, await callService(service, { path: pathOf(id), answer: Interaction })),
      )
      return lookAtSeveral(await Promise.all(looks))
    },

    async cancel({ ids }) {
      await cancelAll(idsOf(ids))
    },

    isReport: ({ taskId, key: given }) =>
      Promise.resolve(
        taskId !== null && given !== null && isSameHash(given, reportKeyOf(key, taskId)),
      ),
  }
}

/** How Google signs its reports isn't documented, so they go to an address that nobody else can guess. */
const reportKeyOf = (key: string, taskId: string): string =>
  keyedHash(Buffer.from(key), 'report', taskId)

async function lookOf(service: Service, interaction: Interaction): Promise<Look> {
  const { status, steps, error } = interaction
  if (UNDER_WAY.has(status)) return { state: 'running', isQueued: status === 'queued' }
  const blocks = (steps ?? [])
    .filter(({ type }) => type === 'model_output')
    .flatMap(({ content }) => content ?? [])
  const outputs = blocks.flatMap(({ data, uri }): RemoteOutput[] => {
    if (data) return [{ base64: data }]
    return uri ? [{ url: uri }] : []
  })
  if (status === 'completed' && outputs.length > 0) {
    if (!(await areReady(service, outputs))) return { state: 'running' }
    return { state: 'done', outputs, ...usedOf(interaction) }
  }
  const words = [error?.message, ...blocks.map(({ text }) => text)].filter(Boolean).join(' ')
  // Filtered content ends as completed, but without a result.
  const kind = status === 'completed' ? 'content_blocked' : (faultInWords(words) ?? 'unknown')
  return { state: 'failed', error: said(kind, `${status}: ${words}`) }
}

function usedOf({ usage }: Interaction) {
  if (!usage?.total_output_tokens) return {}
  const { total_input_tokens, total_output_tokens: output, total_thought_tokens } = usage
  return {
    used: {
      tokens: { input: total_input_tokens ?? 0, output, thinking: total_thought_tokens ?? 0 },
    },
  }
}

/** A named file may still be being written; it has its own state. */
async function areReady(service: Service, outputs: readonly RemoteOutput[]): Promise<boolean> {
  for (const output of outputs) {
    const id = 'url' in output ? FILE.exec(output.url)?.[1] : undefined
    if (!id) continue
    const { state } = await callService(service, { path: `/files/${id}`, answer: StoredFile })
    if (state === 'FAILED') throw said('unknown', 'The file of the result was not written.')
    if (state === 'PROCESSING') return false
  }
  return true
}
