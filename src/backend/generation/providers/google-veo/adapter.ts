import type { ZodType } from 'zod'
import { z } from 'zod'
import type { GenerationRequest, LocalFile } from '../../provider.ts'
import type { Adapter, Look } from '../adapter.ts'
import { faultInWords } from '../classify.ts'
import { asBase64 } from '../references.ts'
import { callService } from '../remote-call.ts'
import { type FaultKind, ServiceError, said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import type { TokenSource } from './service-account.ts'

const Operation = z.object({
  name: z.string(),
  done: z.boolean().nullish(),
  error: z.object({ code: z.number().nullish(), message: z.string().nullish() }).nullish(),
  response: z
    .object({
      videos: z.array(z.object({ bytesBase64Encoded: z.string().nullish() })).nullish(),
      raiMediaFilteredCount: z.number().nullish(),
      raiMediaFilteredReasons: z.array(z.string()).nullish(),
    })
    .nullish(),
})
type Operation = z.infer<typeof Operation>

interface Settings {
  /** Of the location that serves the model. */
  baseUrl: string
  project: string
  location: string
  tokens: TokenSource
  tools: Tools
}

/** Veo on Google's agent platform. Its jobs can't be canceled, nor found once their name is lost. */
export function createGoogleVeo({
  project,
  location,
  tokens,
  tools,
  ...settings
}: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const place = [project, location].map(encodeURIComponent)

  async function call<Answer>(
    path: string,
    json: object,
    answer: ZodType<Answer>,
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${await tokens.token()}` }
    const service = { baseUrl, headers, tools }
    return callService(service, { method: 'POST', path, json, answer }).catch((error) => {
      throw understood(error, tokens)
    })
  }

  return {
    id: 'google-veo',
    outputHosts: [],
    baseUrl,
    headers: {},

    async check() {
      // Google issues a token only for a key that it accepts.
      tokens.forget()
      await tokens.token()
    },

    async submit(request) {
      const model = encodeURIComponent(request.remote?.name ?? request.model)
      const path = `/v1/projects/${place[0]}/locations/${place[1]}/publishers/google/models/${model}`
      const json = await bodyOf(request)
      const { name } = await call(`${path}:predictLongRunning`, json, Operation)
      return { job: { operation: name } }
    },

    async look({ operation }) {
      const operationName = String(operation)
      const [model = ''] = operationName.split('/operations/')
      const path = `/v1/${model}:fetchPredictOperation`
      return lookOf(await call(path, { operationName }, Operation))
    },
  }
}

/** The API host of a location; some locations span several regions. */
export function addressOfLocation(location: string): string {
  if (location === 'global') return 'https://aiplatform.googleapis.com'
  if (location === 'us' || location === 'eu') {
    return `https://aiplatform.${location}.rep.googleapis.com`
  }
  return `https://${location}-aiplatform.googleapis.com`
}

async function bodyOf(request: GenerationRequest) {
  const { prompt, images, startFrame, endFrame, remote } = request
  const first = startFrame ?? images[0]
  return {
    instances: [
      {
        ...(prompt && { prompt }),
        ...(first && { image: await pictureOf(first) }),
        ...(endFrame && { lastFrame: await pictureOf(endFrame) }),
      },
    ],
    parameters: {
      sampleCount: request.count,
      durationSeconds: request.durationSeconds,
      seed: request.seed,
      aspectRatio: request.aspectRatio,
      resolution: request.resolution,
      generateAudio: request.generateAudio,
      ...remote?.fields,
    },
  }
}

const pictureOf = async (file: LocalFile) => ({
  bytesBase64Encoded: await asBase64(file),
  mimeType: file.mimeType,
})

/** Google says "quota" for rate limits as well; missing funds are a 403. */
function understood(error: unknown, tokens: TokenSource): unknown {
  if (!(error instanceof ServiceError)) return error
  if (error.kind === 'auth') tokens.forget()
  const isRate = error.kind === 'quota' && /RESOURCE_EXHAUSTED/.test(error.message)
  if (!isRate) return error
  const { message, isAnswer, retryAfterSeconds } = error
  return new ServiceError('rate_limited', message, { isAnswer, retryAfterSeconds, cause: error })
}

/** google.rpc.Code values of failed operations. */
const KINDS: Record<number, FaultKind> = {
  3: 'invalid_input',
  4: 'timeout',
  5: 'not_found',
  7: 'auth',
  8: 'rate_limited',
  14: 'unavailable',
  16: 'auth',
}

function lookOf({ done, error, response }: Operation): Look {
  if (!done) return { state: 'running' }
  if (error) {
    const { code, message } = error
    const words = message ?? ''
    const kind =
      code === 8 ? 'rate_limited' : (faultInWords(words) ?? KINDS[code ?? 0] ?? 'unknown')
    return { state: 'failed', error: said(kind, `${code}: ${words}`) }
  }
  const videos = (response?.videos ?? []).flatMap(({ bytesBase64Encoded }) =>
    bytesBase64Encoded ? [{ base64: bytesBase64Encoded }] : [],
  )
  if (videos.length > 0) return { state: 'done', outputs: videos }
  const reasons = response?.raiMediaFilteredReasons?.join(' ') || 'Ended without a video.'
  return { state: 'failed', error: said('content_blocked', reasons) }
}
