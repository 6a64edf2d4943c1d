import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import OpenAI, { toFile } from 'openai'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type Content,
  createOpenAiModeration,
} from '../../src/backend/generation/moderation/openai-moderation.ts'
import type { GenerationRequest } from '../../src/backend/generation/provider.ts'
import type { Adapter } from '../../src/backend/generation/providers/adapter.ts'
import { createOpenAiCompatible } from '../../src/backend/generation/providers/openai-compatible/adapter.ts'
import { createOpenAiImages } from '../../src/backend/generation/providers/openai-images/adapter.ts'
import { makePicture } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { type Asked, asked } from '../support/providers/asked.ts'
import { formFields } from '../support/providers/form-fields.ts'
import { startOpenAiCompatible } from '../support/providers/openai-compatible/stand-in.ts'
import { startOpenAiImages } from '../support/providers/openai-images/stand-in.ts'
import { signReport } from '../support/providers/sign-report.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'
import {
  DOCUMENTS_NOTICE,
  hasDocuments,
  openDocument,
} from '../support/providers/vendor-document.ts'

/** The stand-in only sends the fields that adapters read. */
const MISSING = /must have required property/

const FACTS = { clientToken: 'token-1', signal: undefined }
const KEY = 'sk-test-key'

let responses: Vendor
let plain: Vendor

beforeEach(async () => {
  responses = await startOpenAiImages()
  plain = await startOpenAiCompatible()
  plain.output = await makePicture()
})
afterEach(async () => {
  await responses.close()
  await plain.close()
})

const images = (): Adapter =>
  createOpenAiImages({ baseUrl: `${responses.baseUrl}/v1`, key: KEY, tools: testTools() })
const compatible = (): Adapter =>
  createOpenAiCompatible({
    baseUrl: `${plain.baseUrl}/v1`,
    key: KEY,
    kind: 'plain',
    tools: testTools(),
  })
const sdk = (vendor: Vendor) =>
  new OpenAI({ apiKey: KEY, baseURL: `${vendor.baseUrl}/v1`, maxRetries: 0 })

const moderate = (content: Content) =>
  createOpenAiModeration({ baseUrl: `${responses.baseUrl}/v1`, key: KEY, tools: testTools() })(
    content,
  )
const picturesAlone = async () => ({ text: '', files: (await withPicture()).images })

async function withPicture(): Promise<Pick<GenerationRequest, 'images' | 'workflowType'>> {
  const path = join((await asked()).workDir, 'reference.png')
  await writeFile(path, await makePicture())
  return { workflowType: 'image_edit', images: [{ path, mimeType: 'image/png', kind: 'image' }] }
}
const film = {
  workflowType: 'text_to_video',
  width: 1280,
  height: 720,
  durationSeconds: 8,
  fps: 24,
  remote: { name: 'sora-2' },
} as const

async function send(adapter: Adapter, vendor: Vendor, request: Asked = {}) {
  await adapter.submit(await asked(request), FACTS)
  return present(vendor.at('submit').at(-1))
}

/** The parts of a request that two clients can agree on. */
const essence = ({ method, path, headers, json }: VendorRequest) => ({
  method,
  path,
  authorization: headers.authorization,
  json,
})
const formEssence = async (request: VendorRequest) => ({
  ...essence(request),
  fields: (await formFields(request)).sort(),
})

describe.skipIf(!hasDocuments)(`OpenAI’s own document${DOCUMENTS_NOTICE}`, () => {
  const FILE = 'openai-openapi.json'

  test('knows every field of a picture asked for as a response', async () => {
    const findFaults = await openDocument(FILE)
    const wanted: Asked[] = [
      { askedBy: 'a-keyed-hash' },
      {},
      await withPicture(),
      { remote: { fields: { quality: 'high' } } },
    ]
    for (const request of wanted) {
      const { json } = await send(images(), responses, request)
      expect(findFaults('CreateResponse', json)).toEqual([])
      const [tool] = Array.isArray(json.tools) ? json.tools : []
      expect(findFaults('ImageGenTool', tool)).toEqual([])
    }
  })

  test('finds fault with a field that is wrong, so that its silence says something', async () => {
    const findFaults = await openDocument(FILE)
    const { json } = await send(images(), responses)
    expect(findFaults('CreateResponse', { ...json, background: 'yes' })).not.toEqual([])
    const tool = { type: 'image_generation', action: 'paint', steps: 4 }
    expect(findFaults('ImageGenTool', tool)).toContain('steps is not documented')
    expect(findFaults('ImageGenTool', tool)).toHaveLength(2)
  })

  test('knows every field of a picture and of a film asked of any compatible server', async () => {
    const findFaults = await openDocument(FILE)
    const picture = await send(compatible(), plain)
    expect(findFaults('CreateImageRequest', picture.json)).toEqual([])
    const form = Object.fromEntries(await formFields(await send(compatible(), plain, film)))
    expect(findFaults('CreateVideoMultipartBody', form)).toEqual([])
  })

  test('knows every field of a question to the moderation', async () => {
    const findFaults = await openDocument(FILE)
    for (const content of [{ text: 'a red mug', files: [] }, await picturesAlone()]) {
      await moderate(content)
      const { json } = present(responses.at('other').at(-1))
      expect(findFaults('CreateModerationRequest', json)).toEqual([])
    }
  })

  test('knows what the stand-ins answer', async () => {
    const findFaults = await openDocument(FILE)
    await send(compatible(), plain, film)
    for (const verdict of ['running', 'done', 'refused'] as const) {
      plain.verdict = verdict
      const job = await (await fetch(`${plain.baseUrl}/v1/videos/video_1`)).json()
      expect(findFaults('VideoResource', job).filter((fault) => !MISSING.test(fault))).toEqual([])
    }
  })
})

test('a report that OpenAI’s own client takes is taken and names its job, and no other is', async () => {
  const secret = `whsec_${Buffer.from('a secret of a webhook').toString('base64')}`
  const adapter = createOpenAiImages({
    baseUrl: `${responses.baseUrl}/v1`,
    key: KEY,
    webhookSecret: secret,
    tools: testTools(),
  })
  const body = JSON.stringify({ id: 'evt_1', type: 'response.completed', data: { id: 'resp_1' } })
  const headers = new Headers(signReport(secret, body))
  const report = { headers, body, taskId: null, key: null }
  const event = await sdk(responses).webhooks.unwrap(body, headers, secret)
  expect(event.type).toBe('response.completed')
  expect(await adapter.isReport?.(report)).toBe(true)
  expect(adapter.jobOfReport?.(report)).toBe('resp_1')
  expect(await adapter.isReport?.({ ...report, body: `${body} ` })).toBe(false)
  expect(await adapter.isReport?.({ ...report, headers: new Headers() })).toBe(false)
  const old = signReport(secret, body, new Date(Date.now() - 400_000))
  expect(await adapter.isReport?.({ ...report, headers: new Headers(old) })).toBe(false)
  expect(images().isReport).toBeUndefined()
})

describe('OpenAI’s own client sends the same', () => {
  test('to the moderation', async () => {
    await moderate({ text: 'a red mug', files: [] })
    const ours = present(responses.at('other')[0])
    const client = sdk(responses)
    await client.moderations.create({ model: 'omni-moderation-latest', input: 'a red mug' })
    expect(essence(ours)).toEqual(essence(present(responses.at('other')[1])))
  })

  test('for a picture as a response in the background', async () => {
    const ours = await send(images(), responses)
    await sdk(responses).responses.create({
      model: 'gpt-5.4-mini',
      background: true,
      store: true,
      instructions: String(ours.json.instructions),
      input: [
        { role: 'user', content: [{ type: 'input_text', text: 'a red mug on a white table' }] },
      ],
      tools: [
        {
          type: 'image_generation',
          model: 'paint',
          size: '1024x1024',
          output_format: 'png',
          action: 'generate',
        },
      ],
      tool_choice: { type: 'image_generation' },
      metadata: { client_token: 'token-1' },
    })
    expect(essence(ours)).toEqual(essence(present(responses.at('submit').at(-1))))
  })

  test('when it looks at a response and cancels it', async () => {
    const adapter = images()
    await send(adapter, responses)
    await adapter.look({ ids: 'resp_1' })
    await adapter.cancel?.({ ids: 'resp_1' })
    await sdk(responses).responses.retrieve('resp_1')
    await sdk(responses).responses.cancel('resp_1')
    for (const step of ['look', 'cancel'] as const) {
      const [ours, theirs] = responses.at(step).map(essence)
      expect(ours).toEqual(theirs)
    }
  })

  test('for a picture, and for one that is changed', async () => {
    const ours = await send(compatible(), plain)
    const words = { model: 'paint', prompt: 'a red mug on a white table', n: 1 }
    await sdk(plain).images.generate({ ...words, size: '1024x1024' })
    expect(essence(ours)).toEqual(essence(present(plain.at('submit').at(-1))))

    const edit = await send(compatible(), plain, await withPicture())
    const image = [await toFile(await makePicture(), 'reference-1.png', { type: 'image/png' })]
    await sdk(plain).images.edit({ ...words, size: '1024x1024', image })
    expect(await formEssence(edit)).toEqual(await formEssence(present(plain.at('submit').at(-1))))
  })

  test('for a film, its state and its content', async () => {
    const adapter = compatible()
    const ours = await send(adapter, plain, film)
    const words = { model: 'sora-2', prompt: 'a red mug on a white table' } as const
    const client = sdk(plain)
    const { id } = await client.videos.create({ ...words, seconds: '8', size: '1280x720' })
    const theirs = await formEssence(present(plain.at('submit').at(-1)))
    expect(await formEssence(ours)).toEqual(theirs)
    await adapter.look({ job: id })
    await client.videos.retrieve(id)
    const [look, retrieved] = plain.at('look').map(essence)
    expect(look).toEqual(retrieved)
  })
})
