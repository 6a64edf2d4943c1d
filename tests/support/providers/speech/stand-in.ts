import { openAiRefusals } from '../openai-errors.ts'
import { startVendor, type Vendor } from '../vendor.ts'

/** A server that says scripts as OpenAI's does, and lists its voices as a Kokoro does. */
export const startSpeech = (voices: readonly unknown[] = ['af_heart', 'zf_xiaoxiao']): Promise<Vendor> =>
  startVendor({
    refusals: openAiRefusals,
    stepOf: ({ path }) => (path.endsWith('/audio/speech') ? 'submit' : 'other'),
    answer(request, world) {
      if (request.path.endsWith('/audio/voices')) return { body: { voices } }
      if (request.path.endsWith('/moderations')) return { body: NOTHING_FLAGGED }
      if (request.step === 'other') return { body: { object: 'list', data: [] } }
      world.jobs.set(`speech-${world.jobs.size + 1}`, request)
      return { body: world.output, headers: { 'content-type': 'audio/wav' } }
    },
  })

const NOTHING_FLAGGED = { id: 'modr-1', model: 'm', results: [{ flagged: false, categories: {} }] }
