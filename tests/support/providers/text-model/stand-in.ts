import { openAiRefusals } from '../openai-errors.ts'
import { startVendor, type Vendor } from '../vendor.ts'

export interface TextModelServer extends Vendor {
  /** What the model writes from now on: an object as JSON, or the very words. */
  say(answer: object | string): void
}

/** A server that speaks chat completions. */
export async function startTextModelServer(): Promise<TextModelServer> {
  const vendor = await startVendor({
    refusals: openAiRefusals,
    stepOf: ({ path }) => (path === '/v1/chat/completions' ? 'submit' : 'other'),
    answer(request, { output }) {
      if (request.step !== 'submit') return openAiRefusals.missing
      const message = { role: 'assistant', content: output.toString('utf8'), refusal: null }
      return {
        body: {
          id: 'chatcmpl-1',
          object: 'chat.completion',
          created: 1,
          model: request.json.model,
          choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
        },
      }
    },
  })
  return Object.assign(vendor, {
    say(answer: object | string) {
      vendor.output = Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer))
    },
  })
}
