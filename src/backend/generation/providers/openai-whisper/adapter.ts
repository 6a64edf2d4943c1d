import { z } from 'zod'
import type { Adapter } from '../adapter.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import type { Tools } from '../tools.ts'
import { hearByOpenAi } from '../transcript/by-openai.ts'

const Anything = z.unknown()

interface Settings {
  baseUrl: string
  key: string | undefined
  tools: Tools
}

/** Transcripts of any server with OpenAI's transcription API, such as speaches or whisper.cpp. */
export function createOpenAiWhisper({ key, tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const service: Service = { baseUrl, headers, tools }
  return {
    id: 'whisper',
    outputHosts: [],
    baseUrl,
    headers,
    async check() {
      await callService(service, { path: '/models', answer: Anything })
    },
    submit: (request, facts) => hearByOpenAi(service, request, facts),
    look: () => Promise.reject(said('not_found', 'Results come with the answer.')),
  }
}
