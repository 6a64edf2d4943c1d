import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBuiltinEngine } from '../../src/backend/generation/builtin/provider.ts'
import { MODELS } from '../../src/backend/generation/models.ts'
import { createFalQueue } from '../../src/backend/generation/providers/fal-queue/adapter.ts'
import { FAL_MODELS } from '../../src/backend/generation/providers/fal-queue/rows.ts'
import { finishOutput } from '../../src/backend/generation/providers/finish-output.ts'
import { createOpenAiImages } from '../../src/backend/generation/providers/openai-images/adapter.ts'
import { OPENAI_MODELS } from '../../src/backend/generation/providers/openai-images/rows.ts'
import { createRemoteProvider } from '../../src/backend/generation/providers/remote-provider.ts'
import type { Tools } from '../../src/backend/generation/providers/tools.ts'
import { createModelRegistry } from '../../src/backend/generation/registry.ts'
import { operatorActions } from '../../src/backend/modules/audit/tables.ts'
import { checkRun } from '../../src/backend/modules/tasks/check-run.ts'
import { runGeneration } from '../../src/backend/modules/tasks/run-generation.ts'
import { startWorker } from '../../src/backend/start-worker.ts'
import { contract } from '../../src/contract/contract.ts'
import { isFinished } from '../../src/contract/generation.ts'
import {
  CONSENT_STATEMENT,
  FACE_STATEMENT,
  MADE_UP_STATEMENT,
  VOICE_PURPOSE,
} from '../../src/contract/people.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { checkedUpload } from '../support/checked-upload.ts'
import {
  balanceOf,
  failure,
  generate,
  generateUnchecked,
  reach,
  showTask,
  storeBytes,
} from '../support/generations.ts'
import { type HttpBackend, serveTestBackend } from '../support/http-backend.ts'
import { makePicture, makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'
import { startFalQueue } from '../support/providers/fal-queue/stand-in.ts'
import { startOpenAiImages } from '../support/providers/openai-images/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor } from '../support/providers/vendor.ts'
import { makeSound } from '../support/sound-file.ts'
import { tusSender } from '../support/tus.ts'

const { credits, library, models, people, tasks, timelines } = contract
const CONSENT = { person: 'Ada Lovelace', is_given: true } as const

let vendor: Vendor
let openAi: Vendor
let backend: HttpBackend
let user: SignedUp
let film: { output_id: string }
let photo: { output_id: string }
let voice: { output_id: string }
/** Whether results are finished for real, which takes long and doesn't matter to most tests. */
let isWhole = false

beforeAll(async () => {
  vendor = await startFalQueue()
  vendor.output = await makeVideo({ seconds: 1 })
  const { baseUrl } = vendor
  const tiny = await makePicture({ width: 8, height: 8 })
  const tools: Tools = {
    ...testTools(),
    async finish(path, facts) {
      if (isWhole) return finishOutput(path, facts)
      const file = `${path}.png`
      await writeFile(file, tiny)
      return { path: file, mimeType: 'image/png', kind: 'image' }
    },
  }
  const urls = { baseUrl, platformUrl: `${baseUrl}/v1`, keysUrl: baseUrl }
  const service = createFalQueue({ ...urls, key: 'key', reportUrl: null, tools })
  openAi = await startOpenAiImages()
  openAi.output = tiny
  const painter = createOpenAiImages({ baseUrl: `${openAi.baseUrl}/v1`, key: 'key', tools })
  const registry = createModelRegistry({
    models: [...MODELS, ...FAL_MODELS, ...OPENAI_MODELS],
    providers: [
      createBuiltinEngine({ concurrency: 1 }),
      createRemoteProvider(service, tools),
      createRemoteProvider(painter, tools),
    ],
  })
  backend = await serveTestBackend({ worker: false, replace: { models: registry } })
  user = await signUp(backend, { credits: 200 })
  const store = async (name: string, bytes: Buffer, more: { kind?: 'audio' } = {}) => ({
    output_id: await storeBytes(backend, user, { name, bytes, ...more }),
  })
  film = await store('film.mp4', await makeVideo({ seconds: 2 }))
  photo = await store('photo.png', await makePicture())
  voice = await store('voice.wav', makeSound({ seconds: 2 }), { kind: 'audio' })
})
beforeEach(() => {
  vendor.requests.length = 0
  isWhole = false
})
afterAll(async () => {
  await backend.close()
  await vendor.close()
  await openAi.close()
})

/** Runs a task to its end as the queue would. */
async function follow(taskId: string) {
  const run = { signal: new AbortController().signal, attempt: 0, isLastAttempt: false }
  await runGeneration(backend.context, { taskId }, run)
  const submitted = await showTask(backend, user, taskId)
  if (!isFinished(submitted.status)) await checkRun(backend.context, { taskId, check: 1 }, run)
  return showTask(backend, user, taskId)
}

const lipSync = (more: object = {}) =>
  ({
    workflow_type: 'lip_sync',
    model: 'fal/sync-lipsync-2',
    prompt: 'Slow mornings',
    video: film,
    person: { voice, consent: CONSENT },
    ...more,
  }) as const

const logOf = (taskId: string) =>
  backend.context.db.select().from(operatorActions).where(eq(operatorActions.subject, taskId))

describe('[R1.14] a person who is made to speak', () => {
  test('in a video: at the price told before, marked in the file, in the library, with the consent in the log', async () => {
    const ask = { workflowType: 'lip_sync', model: 'fal/sync-lipsync-2', duration: 2 } as const
    const told = await backend.call(credits.calculate, { ...ask, resolution: '1080p' }, user)
    isWhole = true
    // The visible mark would require encoding the video again.
    const { task_id } = await generate(backend, user, lipSync({ watermark: false }))
    const made = await follow(task_id)
    expect(made.status).toBe('SUCCEEDED')
    expect(made.credits_charged).toBe(told.credits)
    expect(made.references.map(({ role }) => role)).toEqual(['video'])
    const output = present(made.outputs[0])
    expect(output).toMatchObject({ kind: 'video' })
    const bytes = Buffer.from(await (await backend.app.request(output.url)).arrayBuffer())
    expect(bytes.includes('compositeWithTrainedAlgorithmicMedia')).toBe(true)
    expect(bytes.includes('Nobody was recorded saying this')).toBe(true)
    const { items } = await backend.call(library.list, { type: 'video' }, user)
    expect(items.map(({ item_id }) => item_id)).toContain(output.output_id)
    expect(await logOf(task_id)).toMatchObject([
      {
        userId: user.userId,
        email: user.email,
        action: 'consent_stated',
        details: { person: 'Ada Lovelace', tool: 'lip_sync', statement: CONSENT_STATEMENT },
      },
    ])
    const { json } = present(vendor.at('submit')[0])
    expect(json).toMatchObject({ model: 'lipsync-2', sync_mode: 'cut_off' })
    expect(json.video_url).toMatch(/^data:video\/mp4;base64,/)
    expect(json.audio_url).toMatch(/^data:audio\/wav;base64,UklGR/)
  }, 120_000)

  test('in a photo: as long as the voice, in the size that was chosen', async () => {
    const { task_id, duration } = await generate(backend, user, {
      ...{ workflow_type: 'digital_person', model: 'fal/fabric-1', resolution: '480p' },
      ...{ images: [photo], person: { voice, consent: CONSENT } },
    })
    expect(duration).toBe(2)
    expect(await follow(task_id)).toMatchObject({ status: 'SUCCEEDED' })
    const { json } = present(vendor.at('submit')[0])
    expect(Object.keys(json).toSorted()).toEqual(['audio_url', 'image_url', 'resolution'])
    expect(json.resolution).toBe('480p')
  }, 120_000)

  test.each([
    { consent: undefined },
    { consent: { ...CONSENT, is_given: false } },
    { consent: { ...CONSENT, person: '  ' } },
  ])('is refused with $consent, and nothing is held, sent or written down', async (part) => {
    const before = await balanceOf(backend, user)
    const written = await backend.context.db.$count(operatorActions)
    const request = lipSync({ person: { voice, ...part } })
    await expect(generateUnchecked(backend, user, request)).rejects.toEqual(
      failure('consent_missing'),
    )
    expect(await balanceOf(backend, user)).toEqual(before)
    expect(await backend.context.db.$count(operatorActions)).toBe(written)
    expect(vendor.requests).toEqual([])
  })

  test('needs a voice, a person and a file of one’s own, and takes nothing else', async () => {
    const bad = (more: object) => generateUnchecked(backend, user, lipSync(more))
    const of = (field: string, rule: string) => failure('invalid_input', { field, rule })
    await expect(bad({ person: undefined })).rejects.toEqual(of('person', 'required'))
    await expect(bad({ video: undefined })).rejects.toEqual(of('video', 'required'))
    await expect(bad({ images: [photo] })).rejects.toEqual(of('images', 'not_used'))
    const silent = { person: { voice: photo, consent: CONSENT } }
    await expect(bad(silent)).rejects.toMatchObject({ code: 'unsupported_media' })
    await expect(bad({ video: photo })).rejects.toMatchObject({ code: 'unsupported_media' })
    const other = await signUp(backend, { credits: 20 })
    const foreign = generateUnchecked(backend, other, lipSync())
    await expect(foreign).rejects.toMatchObject({ code: 'upload_missing' })
  })

  test('who refuses is not paid, and the next try states the consent again', async () => {
    const before = await balanceOf(backend, user)
    vendor.spoil('submit', vendor.refusals.policy)
    const { task_id } = await generate(backend, user, lipSync())
    const failed = await follow(task_id)
    expect(failed).toMatchObject({ status: 'FAILED', error: { code: 'content_blocked' } })
    expect(await balanceOf(backend, user)).toEqual(before)
    const again = await backend.call(tasks.retry, { taskId: task_id }, user)
    expect(await logOf(again.task_id)).toMatchObject([{ action: 'consent_stated' }])
    expect(await follow(again.task_id)).toMatchObject({ status: 'SUCCEEDED' })
  }, 120_000)

  test('[D10.09] is among what can be done here while its service is', async () => {
    const { capabilities } = await backend.call(models.capabilities, {}, user)
    expect(capabilities).toEqual(
      expect.arrayContaining(['lip_sync', 'digital_person', 'face_change', 'video_face_change']),
    )
  })

  test('[R1.08] takes the place of another in a video, with a statement of its own in the log', async () => {
    isWhole = true
    const ask = { workflowType: 'video_face_change', model: 'fal/wan-animate-replace' } as const
    const told = await backend.call(
      credits.calculate,
      { ...ask, duration: 2, resolution: '480p' },
      user,
    )
    const { task_id } = await generate(backend, user, {
      ...{ workflow_type: ask.workflowType, model: ask.model, resolution: '480p' },
      ...{ video: film, images: [photo], watermark: false, person: { consent: CONSENT } },
    })
    const made = await follow(task_id)
    expect(made).toMatchObject({ status: 'SUCCEEDED', credits_charged: told.credits })
    const { url } = present(made.outputs[0])
    const bytes = Buffer.from(await (await backend.app.request(url)).arrayBuffer())
    expect(bytes.includes('A person put in the place of another')).toBe(true)
    expect(await logOf(task_id)).toMatchObject([
      { details: { person: 'Ada Lovelace', statement: FACE_STATEMENT } },
    ])
    const { json } = present(vendor.at('submit')[0])
    expect(json).toMatchObject({ resolution: '480p', enable_safety_checker: true })
    expect(json.image_url).toMatch(/^data:image\/png/)
  }, 120_000)

  test('[R1.08] lends a face to a picture: both are sent in their order, with what is to be kept', async () => {
    const { task_id } = await generate(backend, user, {
      ...{ workflow_type: 'face_change', model: 'openai/gpt-image-2.5-flare', prompt: 'ada.png' },
      ...{ images: [photo, photo], person: { consent: CONSENT } },
    })
    expect(await follow(task_id)).toMatchObject({ status: 'SUCCEEDED' })
    const { json } = present(openAi.at('submit')[0])
    const sent = JSON.stringify(json)
    expect(sent.match(/"type":"input_image"/g)).toHaveLength(2)
    expect(sent).toContain('Put the face of the person in the second image')
    expect(sent).not.toContain('ada.png')
  }, 120_000)

  test('[R1.08] needs both pictures, the consent, and no voice', async () => {
    const face = (more: object) =>
      generateUnchecked(backend, user, {
        ...{ workflow_type: 'face_change', images: [photo, photo], person: { consent: CONSENT } },
        ...more,
      })
    const of = (field: string, rule: string) => failure('invalid_input', { field, rule })
    await expect(face({ images: [photo] })).rejects.toEqual(of('images.1', 'required'))
    await expect(face({ images: [] })).rejects.toEqual(of('images', 'required'))
    await expect(face({ person: undefined })).rejects.toEqual(of('person', 'required'))
    const unsaid = { person: { consent: { ...CONSENT, is_given: false } } }
    await expect(face(unsaid)).rejects.toEqual(failure('consent_missing'))
    const heard = { person: { voice, consent: CONSENT } }
    await expect(face(heard)).rejects.toEqual(of('person.voice', 'not_used'))
    const mute = lipSync({ person: { consent: CONSENT } })
    await expect(generateUnchecked(backend, user, mute)).rejects.toEqual(
      of('person.voice', 'required'),
    )
  })

  test('[R1.08] may be made up by a model: the image is proven to be one, and nobody is named', async () => {
    const portrait = await generate(backend, user, {
      ...{ workflow_type: 'text_to_image', model: 'openai/gpt-image-2.5-flare', watermark: false },
      ...{ prompt: 'A woman in her thirties', person: { is_made_up: true } },
    })
    const made = await follow(portrait.task_id)
    expect(made.status).toBe('SUCCEEDED')
    expect(await logOf(portrait.task_id)).toEqual([])
    const { output_id } = present(made.outputs[0])
    const offered = await backend.call(people.presenters, {}, user)
    expect(offered.presenters).toMatchObject([
      { file_id: output_id, prompt: 'A woman in her thirties' },
    ])
    const stranger = await signUp(backend)
    expect(await backend.call(people.presenters, {}, stranger)).toEqual({ presenters: [] })
    const { task_id } = await generate(backend, user, {
      ...{ workflow_type: 'digital_person', model: 'fal/fabric-1', resolution: '480p' },
      ...{ images: [{ output_id }], person: { voice, is_made_up: true } },
    })
    expect(await follow(task_id)).toMatchObject({ status: 'SUCCEEDED' })
    expect(await logOf(task_id)).toMatchObject([
      {
        ...{ userId: user.userId, action: 'consent_stated' },
        details: { person: null, is_made_up: true, statement: MADE_UP_STATEMENT },
      },
    ])
  }, 120_000)

  test('[R1.08] is not made up because somebody says so: of a photo, and of what is no portrait', async () => {
    const speaks = (more: object) =>
      generateUnchecked(backend, user, {
        ...{ workflow_type: 'digital_person', model: 'fal/fabric-1', images: [photo] },
        ...{ person: { voice, is_made_up: true }, ...more },
      })
    await expect(speaks({})).rejects.toEqual(failure('consent_missing'))
    // The engine's images show any photos they're given, so they don't count as made up.
    const engine = await generate(backend, user, {
      ...{ workflow_type: 'text_to_image', model: 'adloom-studio-image', prompt: '“Mugs” $5' },
    })
    const { outputs } = await follow(engine.task_id)
    const images = outputs.map(({ output_id }) => ({ output_id }))
    await expect(speaks({ images })).rejects.toEqual(failure('consent_missing'))
    const invalid = (field: string, rule: string) => failure('invalid_input', { field, rule })
    const unused = (field: string) => invalid(field, 'not_used')
    const named = { person: { voice, is_made_up: true, consent: CONSENT } }
    await expect(speaks(named)).rejects.toEqual(unused('person.consent'))
    const filmed = lipSync({ person: { voice, is_made_up: true } })
    await expect(generateUnchecked(backend, user, filmed)).rejects.toEqual(
      unused('person.is_made_up'),
    )
    const painted = (more: object) =>
      generateUnchecked(backend, user, {
        ...{ workflow_type: 'text_to_image', prompt: 'A woman', person: { is_made_up: true } },
        ...more,
      })
    await expect(painted({ model: 'adloom-studio-image' })).rejects.toEqual(
      invalid('model', 'not_offered'),
    )
    await expect(painted({ person: { is_made_up: true, voice } })).rejects.toEqual(
      unused('person.voice'),
    )
    await expect(painted({ person: { consent: CONSENT } })).rejects.toEqual(unused('person'))
  }, 120_000)

  test('says an audio file that was uploaded as such; the video editor takes it, no other tool does', async () => {
    const file = { fileName: 'voice.wav', fileType: 'audio/wav', bytes: makeSound({ seconds: 2 }) }
    // Checking an upload takes a worker; the other tests don't need one.
    await startWorker(backend.context)
    const sender = tusSender(backend, user.token)
    const upload_id = await sender.send({ ...file, purpose: VOICE_PURPOSE })
    expect(await checkedUpload(backend, upload_id, user)).toMatchObject({
      ...{ status: 'ready', kind: 'audio', duration_seconds: 2, has_audio: true },
    })
    const unasked = await checkedUpload(backend, await sender.send(file), user)
    expect(unasked).toMatchObject({ status: 'refused', error: { code: 'unsupported_media' } })
    const spoken = lipSync({ person: { voice: { upload_id }, consent: CONSENT } })
    const { task_id } = await generate(backend, user, spoken)
    await reach(backend, user, task_id, 'SUCCEEDED')
    const source = await backend.call(timelines.source, { file: { upload_id } }, user)
    expect(source).toMatchObject({ kind: 'audio', has_audio: true, duration_seconds: 2 })
    expect(source.peaks).toHaveLength(2 * source.peaks_per_second)
    const stranger = await signUp(backend)
    const theirs = backend.call(timelines.source, { file: { upload_id } }, stranger)
    await expect(theirs).rejects.toEqual(failure('upload_missing'))
    const edit = { workflow_type: 'image_edit', prompt: 'warmer', images: [{ upload_id }] }
    await expect(generateUnchecked(backend, user, edit)).rejects.toMatchObject({
      code: 'upload_missing',
    })
  }, 120_000)
})
