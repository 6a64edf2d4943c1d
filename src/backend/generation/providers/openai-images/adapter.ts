import { z } from 'zod'
import { WORKFLOWS } from '../../../../contract/generation.ts'
import type { GenerationRequest, Report } from '../../provider.ts'
import type { Adapter, Look } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { asDataUrl } from '../references.ts'
import { callService, type Service } from '../remote-call.ts'
import { type ServiceError, said } from '../service-error.ts'
import { beginSeveral, idsOf, lookAtSeveral } from '../several-jobs.ts'
import { speakByOpenAi } from '../speech/by-openai.ts'
import { couldBeSigned, isSignedBy, secretOf } from '../standard-webhooks.ts'
import type { Tools } from '../tools.ts'
import { hearByOpenAi } from '../transcript/by-openai.ts'

const Item = z.object({
  type: z.string(),
  result: z.string().nullish(),
  content: z
    .array(z.object({ text: z.string().nullish(), refusal: z.string().nullish() }))
    .nullish()
    .catch(null),
})
const Answer = z.object({
  id: z.string(),
  status: z.string(),
  output: z.array(Item).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
  tool_usage: z
    .object({ image_gen: z.object({ input_tokens: z.number(), output_tokens: z.number() }) })
    .nullish()
    .catch(null),
})
type Answer = z.infer<typeof Answer>
const Event = z.object({ data: z.object({ id: z.string().min(1) }) })

const Anything = z.unknown()

/** Only calls the tool; any model that may use the tool works. */
const CONDUCTOR = 'gpt-5.4-mini'
const INSTRUCTIONS =
  'Call the image tool exactly once, with the words of the user unchanged, and say nothing else.'
const SIDE_STEP = 16

interface Settings {
  baseUrl: string
  key: string
  /** Signs the reports of a webhook that the operator has set up at OpenAI. */
  webhookSecret?: string | undefined
  tools: Tools
}

/**
 * OpenAI's pictures, voices, and transcripts. Pictures are requested as background responses, which
 * can be polled after a crash, instead of through the images API, whose result is lost with the connection.
 */
export function createOpenAiImages({ key, webhookSecret, tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const headers = { authorization: `Bearer ${key}` }
  const service: Service = { baseUrl, headers, tools }
  const pathOf = (id: string) => `/responses/${encodeURIComponent(id)}`
  const cancelAll = (ids: readonly string[]) =>
    Promise.all(
      ids.map((id) =>
        callService(service, { method: 'POST', path: `${pathOf(id)}/cancel`, answer: Answer }),
      ),
    )

  return {
    id: 'openai',
    outputHosts: [],
    baseUrl,
    headers,

    async check() {
      await callService(service, { path: '/models', answer: Anything })
    },

    async submit(request, facts) {
      if (request.speech) return speakByOpenAi(service, request)
      if (WORKFLOWS[request.workflowType].heard) return hearByOpenAi(service, request, facts)
      const json = await bodyOf(request, facts.clientToken)
      const call = { method: 'POST', path: '/responses', json, answer: Answer } as const
      // One picture each: the tool makes one at a time.
      const begin = async () => (await callService(service, call)).id
      return beginSeveral(request.count, begin, cancelAll)
    },

    async look({ ids }) {
      const answers = idsOf(ids).map((id) =>
        callService(service, { path: pathOf(id), answer: Answer }),
      )
      return lookAtSeveral((await Promise.all(answers)).map(lookOf))
    },

    async cancel({ ids }) {
      await cancelAll(idsOf(ids))
    },

    ...(webhookSecret && {
      isReport: (report) =>
        Promise.resolve(
          couldBeSigned(report, tools.now()) && isSignedBy(secretOf(webhookSecret), report),
        ),
      jobOfReport,
    }),
  }
}

function jobOfReport({ body }: Report): string | null {
  try {
    return Event.safeParse(JSON.parse(body)).data?.data.id ?? null
  } catch {
    return null
  }
}

async function bodyOf(request: GenerationRequest, clientToken: string) {
  const { prompt, images, remote, askedBy } = request
  const { model = CONDUCTOR, ...tool } = remote?.fields ?? {}
  const pictures = await Promise.all(images.map(asDataUrl))
  const content = [
    { type: 'input_text', text: prompt },
    ...pictures.map((image_url) => ({ type: 'input_image', image_url, detail: 'auto' })),
  ]
  return {
    model,
    background: true,
    store: true,
    instructions: INSTRUCTIONS,
    input: [{ role: 'user', content }],
    tools: [
      {
        type: 'image_generation',
        model: remote?.name ?? request.model,
        size: sizeOf(request),
        output_format: 'png',
        action: images.length > 0 ? 'edit' : 'generate',
        ...tool,
      },
    ],
    tool_choice: { type: 'image_generation' },
    metadata: { client_token: clientToken },
    ...(askedBy && { safety_identifier: askedBy }),
  }
}

/** Requests are refused unless both sides are multiples of sixteen. */
function sizeOf({ width, height }: GenerationRequest): string {
  const fitting = (side: number) => Math.ceil(side / SIDE_STEP) * SIDE_STEP
  return `${fitting(width)}x${fitting(height)}`
}

const UNDER_WAY = new Set(['queued', 'in_progress'])

function lookOf(answer: Answer): Look {
  const { status } = answer
  if (UNDER_WAY.has(status)) return { state: 'running', isQueued: status === 'queued' }
  const pictures = picturesOf(answer)
  if (pictures.length === 0) return { state: 'failed', error: failureOf(answer) }
  const tool = answer.tool_usage?.image_gen
  const tokens = tool && { input: tool.input_tokens, output: tool.output_tokens, thinking: 0 }
  const outputs = pictures.map((base64) => ({ base64 }))
  return { state: 'done', outputs, ...(tokens && { used: { tokens } }) }
}

const picturesOf = ({ output }: Answer): string[] =>
  (output ?? []).flatMap(({ type, result }) =>
    type === 'image_generation_call' && result ? [result] : [],
  )

/** Why there is no picture; a response of text alone is a refusal. */
function failureOf({ status, error, incomplete_details, output }: Answer): ServiceError {
  const spoken = (output ?? []).flatMap(({ content }) => content ?? [])
  const words = [
    error?.code,
    error?.message,
    incomplete_details?.reason,
    ...spoken.flatMap(({ text, refusal }) => [refusal, text]),
  ].filter((part) => typeof part === 'string')
  const isRefusal = status === 'completed' || incomplete_details?.reason === 'content_filter'
  const kind = isRefusal ? 'content_blocked' : (faultInWords(words.join(' ')) ?? 'unknown')
  return said(kind, `${status}: ${words.join(' ')}`)
}
