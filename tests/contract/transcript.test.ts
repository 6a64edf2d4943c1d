import { writeFile } from 'node:fs/promises'
import OpenAI, { toFile } from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { capabilitiesOf } from '../../src/backend/capabilities.ts'
import { createBuiltinEngine } from '../../src/backend/generation/builtin/provider.ts'
import { MODELS } from '../../src/backend/generation/models.ts'
import { createOpenAiImages } from '../../src/backend/generation/providers/openai-images/adapter.ts'
import { createOpenAiWhisper } from '../../src/backend/generation/providers/openai-whisper/adapter.ts'
import { whisperModels } from '../../src/backend/generation/providers/openai-whisper/rows.ts'
import { createRemoteProvider } from '../../src/backend/generation/providers/remote-provider.ts'
import { createModelRegistry } from '../../src/backend/generation/registry.ts'
import { probeMedia } from '../../src/backend/media/probe.ts'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import {
  balanceOf,
  failure,
  generate,
  generateUnchecked,
  reach,
  storeBytes,
  storeVideo,
} from '../support/generations.ts'
import { makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { asked } from '../support/providers/asked.ts'
import { formFields } from '../support/providers/form-fields.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'
import {
  DOCUMENTS_NOTICE,
  hasDocuments,
  openDocument,
} from '../support/providers/vendor-document.ts'
import { asBytes, heardAnswer, startWhisper } from '../support/providers/whisper/stand-in.ts'
import { withSound } from '../support/spoken-video.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SECONDS = 2
const KEY = 'a-key-of-a-test'
const FACTS = { clientToken: 'token-1', signal: undefined }

let vendor: Vendor
let backend: TestBackend
let user: SignedUp
let film: Buffer
let video: { output_id: string }

beforeAll(async () => {
  vendor = await startWhisper()
  const tools = testTools()
  const service = createOpenAiWhisper({ baseUrl: `${vendor.baseUrl}/v1`, key: undefined, tools })
  const registry = createModelRegistry({
    models: [...MODELS, ...whisperModels(['small'])],
    providers: [createBuiltinEngine({ concurrency: 1 }), createRemoteProvider(service, tools)],
  })
  backend = await createTestBackend({ worker: true, replace: { models: registry } })
  user = await signUp(backend, { credits: 20 })
  film = await withSound(await makeVideo({ seconds: SECONDS }), SECONDS)
  video = { output_id: await storeBytes(backend, user, { name: 'spot.mp4', bytes: film }) }
})
beforeEach(() => {
  vendor.reset()
  vendor.output = asBytes(heardAnswer)
})
afterAll(async () => {
  await backend.close()
  await vendor.close()
})

const ask = () => ({ workflow_type: 'transcript', video, prompt: 'spot.mp4' }) as const

describe('[R1.09] what is said in a video', () => {
  test('comes as subtitles with their times, at the price of its length, and into no history', async () => {
    const price = await backend.call(
      contract.credits.calculate,
      { workflowType: 'transcript', duration: 60 },
      user,
    )
    expect(price.credits).toBe(1)
    const { task_id } = await generate(backend, user, ask())
    const task = await reach(backend, user, task_id, 'SUCCEEDED')
    expect(task.heard).toEqual([
      { from_ms: 100, to_ms: 2_000, text: 'Slow mornings begin here. Come and see.' },
    ])
    expect(task).toMatchObject({ outputs: [], credits_charged: 1, duration: SECONDS })
    const unseen = () => backend.call(contract.tasks.transcript, { fileId: video.output_id }, user)
    expect((await unseen()).task?.task_id).toBe(task_id)
    await backend.call(contract.tasks.displayReport, { task_ids: [task_id] }, user)
    expect(await unseen()).toEqual({ task: null })
    const { tasks, total } = await backend.call(contract.tasks.list, {}, user)
    expect({ tasks, total }).toEqual({ tasks: [], total: 0 })
  })

  test('is nothing when nobody speaks: the task says so, and costs nothing', async () => {
    const before = await balanceOf(backend, user)
    vendor.output = asBytes({ ...heardAnswer, text: '', words: [], segments: [] })
    const { task_id } = await generate(backend, user, ask())
    const task = await reach(backend, user, task_id, 'FAILED')
    expect(task.error?.code).toBe('no_speech_heard')
    expect(await balanceOf(backend, user)).toEqual(before)
  })

  test('is heard in the language that was chosen, and none is chosen for what is not heard', async () => {
    const spoken = { ...ask(), spoken_language: 'vi' } as const
    const { task_id } = await generate(backend, user, spoken)
    await reach(backend, user, task_id, 'SUCCEEDED')
    expect(await formFields(present(vendor.at('submit').at(-1)))).toContainEqual(['language', 'vi'])
    const picture = {
      workflow_type: 'text_to_image',
      prompt: 'A mug',
      spoken_language: 'vi',
    } as const
    await expect(generateUnchecked(backend, user, picture)).rejects.toEqual(
      failure('invalid_input', { field: 'spoken_language', rule: 'not_used' }),
    )
  })

  test('is not asked for of a video without sound', async () => {
    const silent = { output_id: await storeVideo(backend, user) }
    const refused = generateUnchecked(backend, user, { ...ask(), video: silent })
    await expect(refused).rejects.toEqual(failure('no_speech_heard'))
    expect(vendor.requests).toEqual([])
  })

  test('is a tool of installations whose models hear, and of no others', () => {
    expect(capabilitiesOf(backend.context)).toContain('transcript')
    const deaf = createModelRegistry({ models: MODELS, providers: [] })
    expect(capabilitiesOf({ models: deaf, textModel: null })).not.toContain('transcript')
  })
})

/** Our request to OpenAI for the video's transcript. */
async function heardBy(path: string): Promise<VendorRequest> {
  const adapter = createOpenAiImages({
    baseUrl: `${vendor.baseUrl}/v1`,
    key: KEY,
    tools: testTools(),
  })
  await adapter.submit(
    await asked({
      ...{ workflowType: 'transcript', durationSeconds: SECONDS },
      ...{ video: { path, mimeType: 'video/mp4', kind: 'video' }, remote: { name: 'whisper-1' } },
    }),
    FACTS,
  )
  return present(vendor.at('submit').at(-1))
}

async function filmFile(): Promise<string> {
  const path = `${await temporaryFolder('heard')}/film.mp4`
  await writeFile(path, film)
  return path
}

describe('[R1.09] the request to OpenAI', () => {
  test('has the sound alone, in one channel and far below what the service takes', async () => {
    const request = await heardBy(await filmFile())
    const form = await new Response(new Uint8Array(request.bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const file = form.get('file')
    if (!(file instanceof File)) throw new Error('No file was sent.')
    const path = `${await temporaryFolder('sent')}/${file.name}`
    await writeFile(path, Buffer.from(await file.arrayBuffer()))
    const { kind, durationSeconds } = await probeMedia(path)
    expect(kind).toBe('audio')
    expect(durationSeconds).toBeCloseTo(SECONDS, 1)
    expect(file.size).toBeLessThan(SECONDS * 33_000)
  })

  test('is what OpenAI’s own client sends', async () => {
    const path = await filmFile()
    const ours = await heardBy(path)
    const client = new OpenAI({ apiKey: KEY, baseURL: `${vendor.baseUrl}/v1`, maxRetries: 0 })
    await client.audio.transcriptions.create({
      file: await toFile(Buffer.from('sound'), 'sound-1.flac', { type: 'audio/flac' }),
      ...{ model: 'whisper-1', response_format: 'verbose_json' },
      timestamp_granularities: ['word', 'segment'],
    })
    const theirs = present(vendor.at('submit').at(-1))
    const essence = async (request: VendorRequest) => ({
      ...{ path: request.path, key: request.headers.authorization },
      fields: (await formFields(request)).toSorted(),
    })
    expect(await essence(ours)).toEqual(await essence(theirs))
  })

  test.skipIf(!hasDocuments)(
    `and its answer fit OpenAI’s own document${DOCUMENTS_NOTICE}`,
    async () => {
      const findFaults = await openDocument('openai-openapi.json')
      const fields = await formFields(await heardBy(await filmFile()))
      const units = fields.flatMap(([name, value]) =>
        name === 'timestamp_granularities[]' ? value : [],
      )
      const single = fields.filter(([name]) => name !== 'timestamp_granularities[]')
      const request = { ...Object.fromEntries(single), timestamp_granularities: units }
      expect(findFaults('CreateTranscriptionRequest', request)).toEqual([])
      expect(
        findFaults('CreateTranscriptionRequest', { ...request, granularity: 'word' }),
      ).toContain('granularity is not documented')
      const { task: _, ...answer } = heardAnswer
      expect(findFaults('CreateTranscriptionResponseVerboseJson', answer)).toEqual([])
    },
  )
})
