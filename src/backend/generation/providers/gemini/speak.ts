import { z } from 'zod'
import type { Language } from '../../../../contract/languages.ts'
import type { GenerationRequest } from '../../provider.ts'
import type { Begun } from '../adapter.ts'
import { callService, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'
import { asWav } from '../speech/as-wav.ts'

const Spoken = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().nullish(),
                  inlineData: z.object({ mimeType: z.string(), data: z.string() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
})

/** Google's language codes. */
const CODES: Record<Language, string> = {
  en: 'en-US',
  zh: 'cmn-CN',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-BR',
  th: 'th-TH',
  vi: 'vi-VN',
}

/** A script read aloud by Google's models; the response contains the sound as raw samples. */
export async function speakByGemini(service: Service, request: GenerationRequest): Promise<Begun> {
  const { speech, prompt, remote, model } = request
  if (!speech) throw said('invalid_input', 'Nobody is asked to speak.')
  const answer = await callService(service, {
    method: 'POST',
    path: `/models/${encodeURIComponent(remote?.name ?? model)}:generateContent`,
    json: {
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      generationConfig: {
        responseModalities: ['AUDIO'],
        speechConfig: {
          languageCode: CODES[speech.language],
          voiceConfig: { prebuiltVoiceConfig: { voiceName: speech.voice } },
        },
      },
    },
    answer: Spoken,
    timeoutMs: service.tools.waits.resultMs,
  })
  const [candidate] = answer.candidates ?? []
  const parts = candidate?.content?.parts ?? []
  const sound = parts.find(({ inlineData }) => inlineData)?.inlineData
  if (sound) return { outputs: [{ base64: asWav(sound) }] }
  const reason = answer.promptFeedback?.blockReason ?? candidate?.finishReason ?? ''
  const words = parts.map(({ text }) => text ?? '').join(' ')
  // A blocked script is answered like a success, but without sound.
  throw said(reason === 'OTHER' ? 'unknown' : 'content_blocked', `${reason}: ${words}`)
}
