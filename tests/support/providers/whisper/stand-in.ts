import { openAiRefusals } from '../openai-errors.ts'
import { startVendor, type Vendor } from '../vendor.ts'

/** What it hears when nothing else is said: two sentences with a pause, as OpenAI tells it. */
export const HEARD_WORDS = 'Slow mornings begin here. Come and see.'

const word = (text: string, start: number, end: number) => ({ word: text, start, end })
const segment = (id: number, start: number, end: number, text: string) => ({
  ...{ id, seek: 0, start, end, text, tokens: [id + 1], temperature: 0 },
  ...{ avg_logprob: -0.2, compression_ratio: 1.1, no_speech_prob: 0.02 },
})

/** An answer as the document has it. */
export const heardAnswer = {
  task: 'transcribe',
  language: 'english',
  duration: 2,
  text: HEARD_WORDS,
  words: [
    ...[word('Slow', 0.1, 0.3), word('mornings', 0.3, 0.6), word('begin', 0.6, 0.8)],
    ...[word('here', 0.8, 1), word('Come', 1.3, 1.5), word('and', 1.5, 1.6), word('see', 1.6, 1.9)],
  ],
  segments: [
    segment(0, 0, 1.2, ' Slow mornings begin here.'),
    segment(1, 1.2, 2, ' Come and see.'),
  ],
  usage: { type: 'duration', seconds: 2 },
}

/** A server that hears what is said as OpenAI's does; `output` is the answer it gives. */
export async function startWhisper(): Promise<Vendor> {
  const vendor = await startVendor({
    refusals: openAiRefusals,
    stepOf: ({ path }) => (path.endsWith('/audio/transcriptions') ? 'submit' : 'other'),
    answer(request, world) {
      if (request.path.endsWith('/moderations')) return { body: NOTHING_FLAGGED }
      if (request.step === 'other') return { body: { object: 'list', data: [] } }
      if (!/^multipart\/form-data/.test(request.headers['content-type'] ?? ''))
        throw new Error('A file comes in a form.')
      world.jobs.set(`heard-${world.jobs.size + 1}`, request)
      return { body: world.output, headers: { 'content-type': 'application/json' } }
    },
  })
  return Object.assign(vendor, { output: asBytes(heardAnswer) })
}

/** An answer as it is sent. */
export const asBytes = (answer: unknown): Buffer => Buffer.from(JSON.stringify(answer))

const NOTHING_FLAGGED = { id: 'modr-1', model: 'm', results: [{ flagged: false, categories: {} }] }
