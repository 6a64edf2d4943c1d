import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePicture } from '../../../../../tests/support/media-files.ts'
import { present } from '../../../../../tests/support/present.ts'
import { type Asked, asked } from '../../../../../tests/support/providers/asked.ts'
import { startOpenAiImages } from '../../../../../tests/support/providers/openai-images/stand-in.ts'
import { testTools } from '../../../../../tests/support/providers/test-tools.ts'
import type { Vendor } from '../../../../../tests/support/providers/vendor.ts'
import type { Adapter } from '../adapter.ts'
import { createOpenAiImages } from './adapter.ts'

let vendor: Vendor
let adapter: Adapter

beforeEach(async () => {
  vendor = await startOpenAiImages()
  vendor.output = await makePicture()
  adapter = createOpenAiImages({ baseUrl: `${vendor.baseUrl}/v1`, key: 'k', tools: testTools() })
})
afterEach(() => vendor.close())

const submit = async (request: Asked = {}) =>
  adapter.submit(await asked(request), { clientToken: 'token', signal: undefined })
const toolOf = () => {
  const { tools } = present(vendor.at('submit')[0]).json
  return Array.isArray(tools) ? tools[0] : null
}

/** Makes the next poll return a response that has ended like this. */
const end = (fields: object) =>
  vendor.spoil('look', { body: { id: 'resp_1', status: 'completed', output: [], ...fields } })

test('both sides of a picture are multiples of sixteen, and not smaller than what was asked for', async () => {
  await submit({ width: 1366, height: 768 })
  expect(toolOf()).toMatchObject({ size: '1376x768', action: 'generate' })
})

test('a row of the registry says with which quality, and who calls the tool', async () => {
  await submit({
    remote: { name: 'gpt-image-2', fields: { quality: 'low', model: 'gpt-5.6-luna' } },
  })
  expect(toolOf()).toMatchObject({ model: 'gpt-image-2', quality: 'low' })
  expect(vendor.at('submit')[0]?.json).toMatchObject({ model: 'gpt-5.6-luna', background: true })
})

test('several pictures are a response each, and done when all of them are', async () => {
  expect(await submit({ count: 3 })).toEqual({ job: { ids: 'resp_1,resp_2,resp_3' } })
  vendor.verdict = 'running'
  expect(await adapter.look({ ids: 'resp_1,resp_2' })).toMatchObject({ state: 'running' })
  vendor.verdict = 'done'
  const { outputs } = { outputs: [], ...(await adapter.look({ ids: 'resp_1,resp_2' })) }
  expect(outputs).toHaveLength(2)
})

test('when one of several is refused, those begun before it are stopped', async () => {
  vendor.spoil('submit', { body: { id: 'resp_9', status: 'queued' } })
  vendor.spoil('submit', vendor.refusals.quota)
  await expect(submit({ count: 2 })).rejects.toMatchObject({ kind: 'quota' })
  expect(vendor.at('cancel').map(({ path }) => path)).toEqual(['/v1/responses/resp_9/cancel'])
})

test('a response that ends in words alone is a refusal', async () => {
  const content = [{ type: 'output_text', text: 'I cannot draw this person.' }]
  end({ output: [{ type: 'message', content }] })
  expect(await adapter.look({ ids: 'resp_1' })).toMatchObject({
    state: 'failed',
    error: { kind: 'content_blocked', message: expect.stringContaining('cannot draw') },
  })
})

const ends: [object, string][] = [
  [{ status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, 'content_blocked'],
  [{ status: 'failed', error: { code: 'server_error', message: 'sorry' } }, 'unknown'],
  [{ status: 'failed', error: { code: 'image_content_policy_violation' } }, 'content_blocked'],
  [{ status: 'cancelled' }, 'unknown'],
]
test.each(ends)('a response that ends as %j is %s', async (fields, kind) => {
  end(fields)
  expect(await adapter.look({ ids: 'resp_1' })).toMatchObject({ state: 'failed', error: { kind } })
})
