import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { present } from '../../../../tests/support/present.ts'
import { type Asked, asked } from '../../../../tests/support/providers/asked.ts'
import { startOpenAiImages } from '../../../../tests/support/providers/openai-images/stand-in.ts'
import type { Vendor } from '../../../../tests/support/providers/vendor.ts'
import { readEnv } from '../../env.ts'
import { openModeration } from './open-moderation.ts'

let vendor: Vendor
let alarms: object[]
beforeAll(async () => {
  vendor = await startOpenAiImages()
})
beforeEach(() => {
  vendor.reset()
  alarms = []
})
afterAll(() => vendor.close())

function open(MODERATION: string, isConnected = true) {
  const key = { OPENAI_API_KEY: 'openai-key', OPENAI_BASE_URL: `${vendor.baseUrl}/v1` }
  const log = { warn: () => undefined, error: (facts: object) => alarms.push(facts) }
  const env = readEnv({ MODERATION, ...(isConnected && key) })
  return openModeration(env, { log, clock: { now: () => new Date() } })
}
const ask = async (mode: string, request: Asked = {}) =>
  open(mode).refuseContent(await asked(request))
const inputs = () => vendor.at('other').map(({ json }) => json.input)

test('words are asked about, and each picture by itself, smaller than it came', async () => {
  const path = join((await asked()).workDir, 'large.png')
  await writeFile(path, await makePicture({ width: 1_600, height: 400 }))
  const file = { path, mimeType: 'image/png', kind: 'image' } as const
  await ask('auto', { prompt: 'a red mug', images: [file], startFrame: file })
  const data = expect.stringMatching(/^data:image\/jpeg;base64,/)
  const picture = [{ type: 'image_url', image_url: { url: data } }]
  expect(inputs()).toHaveLength(3)
  expect(inputs()).toEqual(expect.arrayContaining(['a red mug', picture, picture]))
  expect(present(vendor.at('other')[0]).json.model).toBe('omni-moderation-latest')
})

test.each(['sexual', 'sexual/minors', 'violence/graphic', 'hate'])(
  'what is flagged as %s is refused, and the reader is told as what',
  async (category) => {
    await expect(ask('auto', { prompt: `[${category}]` })).rejects.toMatchObject({
      code: 'content_blocked',
      retryable: false,
      details: { category },
    })
  },
)

test('a fight in the advertisement of a film is left to the policy of the model', async () => {
  await expect(ask('auto', { prompt: '[violence]' })).resolves.toBeUndefined()
})

test('an outage of the moderation stops nobody, and the operator hears of it once', async () => {
  const moderation = open('auto')
  for (const trouble of ['auth', 'broken'] as const) {
    vendor.spoil('other', vendor.refusals[trouble])
    await moderation.refuseContent(await asked())
  }
  expect(alarms).toEqual([expect.objectContaining({ alarm: 'moderation', kind: 'auth' })])
})

test('where it is required, nothing goes to a model while it cannot be asked', async () => {
  vendor.spoil('other', vendor.refusals.broken)
  await expect(ask('required')).rejects.toMatchObject({ code: 'unavailable', retryable: true })
  expect(() => open('required', false)).toThrow('OPENAI_API_KEY')
})

test('nobody is asked without a key, or where the operator wants it so; the word lists stay', async () => {
  await open('auto', false).refuseContent(await asked())
  await ask('words')
  expect(inputs()).toEqual([])
  const refused = () => open('words').refuseWords(['two words', 'child porn'])
  expect(refused).toThrow(expect.objectContaining({ code: 'content_blocked' }))
  expect(() => open('off').refuseWords(['child porn'])).not.toThrow()
})
