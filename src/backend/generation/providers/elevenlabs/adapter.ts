import { z } from 'zod'
import { LANGUAGES } from '../../../../contract/languages.ts'
import type { Voice } from '../../model.ts'
import type { GenerationRequest } from '../../provider.ts'
import type { Adapter, Begun } from '../adapter.ts'
import { wordsOf } from '../music/describe-music.ts'
import { callForBytes, callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import type { Tools } from '../tools.ts'

const Voices = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string().nullish(),
      verified_languages: z
        .array(z.object({ language: z.string() }))
        .nullish()
        .catch(null),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().nullish(),
})
const Anything = z.unknown()

const PAGE = 100
const PAGES_MAX = 5
/** The best quality that every subscription includes. */
const FORMAT = 'mp3_44100_128'
/** Detects the language from the script, and doesn't accept a language parameter. */
const KNOWS_LANGUAGE = /multilingual_v2/

interface Settings {
  baseUrl: string
  key: string
  tools: Tools
}

/** Music of ElevenLabs, and the voices of the key's account. */
export function createElevenLabs({ key, tools, ...settings }: Settings): Adapter {
  const baseUrl = settings.baseUrl.replace(/\/+$/, '')
  const headers = { 'xi-api-key': key }
  const service: Service = { baseUrl, headers, tools }
  return {
    id: 'elevenlabs',
    outputHosts: [],
    baseUrl,
    headers,

    async check() {
      await callService(service, { path: `/v2/voices?page_size=1`, answer: Anything })
    },
    submit: (request) => (request.music ? compose : speak)(service, request),
    look: () => Promise.reject(said('not_found', 'Results come with the answer.')),

    async voices() {
      const voices: Voice[] = []
      let next = ''
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const path = `/v2/voices?page_size=${PAGE}${next}`
        const answer = await callService(service, { path, answer: Voices })
        voices.push(...answer.voices.map(voiceOf))
        if (!answer.has_more || !answer.next_page_token) break
        next = `&next_page_token=${encodeURIComponent(answer.next_page_token)}`
      }
      return voices
    },
  }
}

function voiceOf({ voice_id, name, verified_languages }: z.infer<typeof Voices>['voices'][number]) {
  const spoken = new Set((verified_languages ?? []).map(({ language }) => language))
  const languages = LANGUAGES.filter((language) => spoken.has(language))
  return { voice: voice_id, name: name ?? voice_id, ...(languages.length > 0 && { languages }) }
}

async function speak(service: Service, request: GenerationRequest): Promise<Begun> {
  const { speech, prompt, remote, model, seed } = request
  if (!speech) throw said('invalid_input', 'Nobody is asked to speak.')
  const name = remote?.name ?? model
  const sound = await callForBytes(service, {
    method: 'POST',
    path: `/v1/text-to-speech/${encodeURIComponent(speech.voice)}?output_format=${FORMAT}`,
    headers: { accept: '*/*' },
    json: {
      text: prompt,
      model_id: name,
      seed,
      ...(!KNOWS_LANGUAGE.test(name) && { language_code: speech.language }),
      ...remote?.fields,
    },
    timeoutMs: service.tools.waits.resultMs,
  })
  return { outputs: [{ base64: sound.toString('base64') }] }
}

async function compose(service: Service, request: GenerationRequest): Promise<Begun> {
  const { remote, model, durationSeconds } = request
  const sound = await callForBytes(service, {
    method: 'POST',
    path: `/v1/music?output_format=${FORMAT}`,
    headers: { accept: '*/*' },
    json: {
      prompt: wordsOf(request),
      music_length_ms: durationSeconds * 1_000,
      force_instrumental: true,
      model_id: remote?.name ?? model,
      ...remote?.fields,
    },
    timeoutMs: service.tools.waits.resultMs,
  })
  return { outputs: [{ base64: sound.toString('base64') }] }
}
