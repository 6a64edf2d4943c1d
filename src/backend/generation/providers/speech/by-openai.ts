import type { GenerationRequest } from '../../provider.ts'
import type { Begun } from '../adapter.ts'
import { callForBytes, type Service } from '../remote-call.ts'
import { said } from '../service-error.ts'

/** A script read aloud by any service with OpenAI's speech API; the response is the file. */
export async function speakByOpenAi(service: Service, request: GenerationRequest): Promise<Begun> {
  const { speech, prompt, remote, model } = request
  if (!speech) throw said('invalid_input', 'Nobody is asked to speak.')
  const sound = await callForBytes(service, {
    method: 'POST',
    path: '/audio/speech',
    headers: { accept: '*/*' },
    json: {
      model: remote?.name ?? model,
      input: prompt,
      voice: speech.voice,
      // Lossless, since it is leveled and encoded here afterward.
      response_format: 'wav',
      ...remote?.fields,
    },
    timeoutMs: service.tools.waits.resultMs,
  })
  return { outputs: [{ base64: sound.toString('base64') }] }
}
