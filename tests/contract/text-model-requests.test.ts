import OpenAI from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createChatModel } from '../../src/backend/generation/text-model/chat-model.ts'
import { ToldFields } from '../../src/backend/modules/prompts/reading/told-fields.ts'
import { makePicture } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { testTools } from '../support/providers/test-tools.ts'
import {
  startTextModelServer,
  type TextModelServer,
} from '../support/providers/text-model/stand-in.ts'
import type { VendorRequest } from '../support/providers/vendor.ts'
import {
  DOCUMENTS_NOTICE,
  hasDocuments,
  openDocument,
} from '../support/providers/vendor-document.ts'

const KEY = 'sk-text-model-key'
const FIELDS: ToldFields = {
  headline: 'Slow mornings',
  brand: null,
  subline: null,
  eyebrow: null,
  cta: 'Shop now',
  author: null,
  legal: null,
  features: ['Stoneware'],
}

let server: TextModelServer
beforeAll(async () => {
  server = await startTextModelServer()
})
beforeEach(() => {
  server.reset()
  server.say(FIELDS)
})
afterAll(() => server.close())

/** The request that a question to the model sends. */
async function asked(withPicture = false): Promise<VendorRequest> {
  const bytes = await makePicture({ format: 'jpeg' })
  const settings = { baseUrl: `${server.baseUrl}/v1`, model: 'gpt-5.4-mini', key: KEY }
  const given = await createChatModel({ ...settings, tools: testTools() }).ask({
    order: 'Read it.',
    material: { brief: 'A mug. “Slow mornings”' },
    ...(withPicture && { picture: { mimeType: 'image/jpeg', bytes } }),
    answer: ToldFields,
    timeoutMs: 4_000,
  })
  expect(given).toEqual(FIELDS)
  return present(server.at('submit').at(-1))
}

/** The parts of a request that two clients can agree on, without the schema's draft version. */
const essence = ({ method, path, headers, json }: VendorRequest) => ({
  method,
  path,
  authorization: headers.authorization,
  json: JSON.parse(JSON.stringify(json, (name, value) => (name === '$schema' ? undefined : value))),
})

describe.skipIf(!hasDocuments)(`OpenAI’s own document${DOCUMENTS_NOTICE}`, () => {
  test('knows every field of a question, with a picture and without one', async () => {
    const findFaults = await openDocument('openai-openapi.json')
    for (const withPicture of [false, true]) {
      const { json } = await asked(withPicture)
      expect(findFaults('CreateChatCompletionRequest', json)).toEqual([])
      const { response_format: format } = json
      expect(findFaults('ResponseFormatJsonSchema', Object(format))).toEqual([])
      const { json_schema: shape } = Object(format)
      expect(shape).toMatchObject({ strict: true, schema: { additionalProperties: false } })
    }
  })

  test('finds fault with a message that is wrong, so that its silence says something', async () => {
    const findFaults = await openDocument('openai-openapi.json')
    const { json } = await asked()
    const wrong = {
      ...json,
      messages: [{ role: 'user', content: [{ type: 'picture' }] }],
      words: 4,
    }
    const faults = findFaults('CreateChatCompletionRequest', wrong)
    expect(faults).toContain('words is not documented')
    expect(faults.length).toBeGreaterThan(1)
  })
})

test('OpenAI’s own client sends the same, with the shape of the answer as its own helper writes it', async () => {
  for (const withPicture of [false, true]) {
    const ours = await asked(withPicture)
    const { messages } = ours.json
    const client = new OpenAI({ apiKey: KEY, baseURL: `${server.baseUrl}/v1`, maxRetries: 0 })
    const parsed = await client.chat.completions.parse({
      model: 'gpt-5.4-mini',
      messages: messagesOf(messages),
      response_format: zodResponseFormat(ToldFields, 'answer'),
    })
    expect(parsed.choices[0]?.message.parsed).toEqual(FIELDS)
    expect(essence(ours)).toEqual(essence(present(server.at('submit').at(-1))))
  }
})

type Message = OpenAI.ChatCompletionMessageParam

/** Our messages in the client's own types, which can't create the image part. */
function messagesOf(messages: unknown): Message[] {
  if (!Array.isArray(messages)) throw new Error('no messages')
  return messages.map((message): Message => message)
}
