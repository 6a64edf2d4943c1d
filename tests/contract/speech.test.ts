import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBuiltinEngine } from '../../src/backend/generation/builtin/provider.ts'
import { MODELS } from '../../src/backend/generation/models.ts'
import { createOpenAiSpeech } from '../../src/backend/generation/providers/openai-speech/adapter.ts'
import { speechModels } from '../../src/backend/generation/providers/openai-speech/rows.ts'
import { createRemoteProvider } from '../../src/backend/generation/providers/remote-provider.ts'
import { createModelRegistry } from '../../src/backend/generation/registry.ts'
import { contract } from '../../src/contract/contract.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import {
  balanceOf,
  failure,
  generate,
  generateUnchecked,
  reach,
  storeBytes,
} from '../support/generations.ts'
import { makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { startSpeech } from '../support/providers/speech/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor } from '../support/providers/vendor.ts'
import { makeSound } from '../support/sound-file.ts'

const { credits, library, speech } = contract
const SCRIPT = 'Slow mornings begin here. '.repeat(60).trim()
const SAID = { workflow_type: 'speech', model: 'speech/kokoro', prompt: SCRIPT } as const
const BY_HEART = { voice: 'af_heart', language: 'en', speed: 1.25 } as const

let vendor: Vendor
let backend: TestBackend
let user: SignedUp
let task: TaskView

beforeAll(async () => {
  vendor = await startSpeech(['af_heart', { id: 'zf_xiaoxiao' }, 'if_sara', 'custom'])
  vendor.output = makeSound({ seconds: 2 })
  const tools = testTools()
  const service = createOpenAiSpeech({ baseUrl: `${vendor.baseUrl}/v1`, key: undefined, tools })
  const registry = createModelRegistry({
    models: [...MODELS, ...speechModels(['kokoro'], [])],
    providers: [createBuiltinEngine({ concurrency: 1 }), createRemoteProvider(service, tools)],
  })
  backend = await createTestBackend({ worker: true, replace: { models: registry } })
  user = await signUp(backend, { credits: 20 })
  const { task_id } = await generate(backend, user, { ...SAID, speech: BY_HEART })
  task = await reach(backend, user, task_id, 'SUCCEEDED')
})
beforeEach(() => {
  vendor.requests.length = 0
})
afterAll(async () => {
  await backend.close()
  await vendor.close()
})

describe('[R1.14] a script that is said', () => {
  test('is a file of sound, faster as asked, at the price of its characters, that says what made it', async () => {
    const output = present(task.outputs[0])
    expect(output).toMatchObject({ kind: 'audio', mime_type: 'audio/mp4', has_audio: true })
    expect(output.duration_seconds).toBeCloseTo(2 / BY_HEART.speed, 1)
    expect(task.speech).toEqual({ ...BY_HEART, format: 'm4a' })
    // 1,559 characters at half a credit a thousand.
    expect(task.credits_charged).toBe(1)
    const bytes = Buffer.from(await (await backend.app.request(output.url)).arrayBuffer())
    expect(bytes.includes('trainedAlgorithmicMedia')).toBe(true)
    const { items } = await backend.call(library.list, { type: 'audio' }, user)
    expect(items.map(({ item_id }) => item_id)).toEqual([output.output_id])
  })

  test('costs what was told before, by its length', async () => {
    const priceOf = (characters: number) =>
      backend.call(
        credits.calculate,
        { workflowType: 'speech', model: SAID.model, characters },
        user,
      )
    expect((await priceOf(1_559)).credits).toBe(1)
    expect((await priceOf(4_000)).credits).toBe(2)
  })

  test('is refused without words, a voice, or at another speed, and nothing is held', async () => {
    const before = await balanceOf(backend, user)
    const bad = (request: object) =>
      generateUnchecked(backend, user, { ...SAID, speech: BY_HEART, ...request })
    const of = (field: string, rule: string) => failure('invalid_input', { field, rule })
    await expect(bad({ prompt: ' ' })).rejects.toEqual(of('prompt', 'required'))
    await expect(bad({ speech: undefined })).rejects.toEqual(of('speech', 'required'))
    await expect(bad({ model: 'auto', workflow_type: 'music' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const fast = { speech: { ...BY_HEART, speed: 3 } }
    await expect(bad(fast)).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await balanceOf(backend, user)).toEqual(before)
    expect(vendor.at('submit')).toEqual([])
  })

  test('voices are listed with the languages that their names tell; one of other languages alone is left out', async () => {
    const { voices } = await backend.call(speech.voices, {}, user)
    expect(voices.map(({ voice, languages }) => [voice, languages])).toEqual([
      ['af_heart', ['en']],
      ['zf_xiaoxiao', ['zh']],
      ['custom', []],
    ])
  })

  test('a voice is heard free of charge, and asked for once', async () => {
    const before = await balanceOf(backend, user)
    const asked = { model: SAID.model, voice: 'custom', language: 'fr' } as const
    const [first, second] = await Promise.all(
      [asked, asked].map((one) => backend.call(speech.preview, one, user)),
    )
    const again = await backend.call(speech.preview, asked, user)
    expect(Buffer.from(again.base64, 'base64').toString('latin1', 4, 8)).toBe('ftyp')
    expect([first?.base64, second?.base64]).toEqual([again.base64, again.base64])
    expect(vendor.at('submit')).toHaveLength(1)
    expect(await balanceOf(backend, user)).toEqual(before)
    const unknown = backend.call(speech.preview, { ...asked, voice: 'nobody' }, user)
    await expect(unknown).rejects.toEqual(failure('not_found'))
  })

  test('a voice whose service refuses is told as such, and asked for again the next time', async () => {
    const asked = { model: SAID.model, voice: 'af_heart', language: 'ko' } as const
    const hear = () => backend.call(speech.preview, asked, user)
    vendor.spoil('submit', vendor.refusals.auth)
    vendor.spoil('submit', vendor.refusals.busy)
    await expect(hear()).rejects.toMatchObject({ code: 'model_unavailable' })
    await expect(hear()).rejects.toMatchObject({ code: 'unavailable' })
    expect(vendor.at('submit')).toHaveLength(2)
  })
})

describe('[R1.14] sounds under a video', () => {
  const put = async (soundtrack: object, request: object = {}) => {
    const bytes = await makeVideo({ seconds: 2 })
    const video = { output_id: await storeBytes(backend, user, { name: 'film.mp4', bytes }) }
    return { workflow_type: 'soundtrack', video, soundtrack, ...request } as const
  }

  test('come to the video at the price of its length', async () => {
    const voice = { output_id: present(task.outputs[0]).output_id, at_seconds: 0.5 }
    const request = await put({ voice, keeps_sound: true })
    const { task_id, credits: price } = await generate(backend, user, request)
    const made = await reach(backend, user, task_id, 'SUCCEEDED')
    expect(price).toBe(1)
    const output = present(made.outputs[0])
    expect(output).toMatchObject({ kind: 'video', has_audio: true })
    expect(output.duration_seconds).toBeCloseTo(2, 1)
    expect(made.references.map(({ role }) => role)).toEqual(['video'])
  }, 180_000)

  test('are refused where there are none, or they are somebody else’s or no sound', async () => {
    const film = await put({ keeps_sound: true })
    await expect(generateUnchecked(backend, user, film)).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const music = { output_id: film.video.output_id }
    const seen = generateUnchecked(backend, user, { ...film, soundtrack: { music } })
    await expect(seen).rejects.toMatchObject({ code: 'unsupported_media' })
    const other = await signUp(backend, { credits: 20 })
    const voice = { output_id: present(task.outputs[0]).output_id }
    const foreign = generateUnchecked(backend, other, { ...film, soundtrack: { voice } })
    await expect(foreign).rejects.toMatchObject({ code: 'upload_missing' })
  })
})
