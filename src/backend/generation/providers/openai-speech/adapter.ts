import { z } from 'zod'
import type { Adapter } from '../adapter.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import { speakByOpenAi } from '../speech/by-openai.ts'
import type { Tools } from '../tools.ts'
import { voiceNamed } from './voice-named.ts'

/** Some servers list names, others objects with an id. */
const Voices = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
})
const Anything = z.unknown()

interface Settings {
  baseUrl: string
  key: string | undefined
  tools: Tools
}

/** Voices of any server with OpenAI's speech API, such as Kokoro. */
export function createOpenAiSpeech({ key, tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const service: Service = { baseUrl, headers, tools }
  return {
    id: 'speech',
    outputHosts: [],
    baseUrl,
    headers,
    async check() {
      await callService(service, { path: '/models', answer: Anything })
    },
    submit: (request) => speakByOpenAi(service, request),
    look: () => Promise.reject(said('not_found', 'Results come with the answer.')),
    async voices() {
      const { voices } = await callService(service, { path: '/audio/voices', answer: Voices })
      return voices.map(voiceNamed)
    },
  }
}
