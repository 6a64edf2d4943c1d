import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteFile } from '../../src/backend/modules/files/index.ts'
import { taskOutputs } from '../../src/backend/modules/tasks/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { MusicToWrite } from '../../src/contract/endpoints/music.ts'
import type { TaskView } from '../../src/contract/endpoints/tasks.ts'
import { SHOT_SCENES } from '../../src/contract/photoshoot.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createEngineHere } from '../support/engine-here.ts'
import { fakeModels } from '../support/fake-provider.ts'
import {
  balanceOf,
  failure,
  generate,
  generateUnchecked,
  reach,
  storeBytes,
  storePicture,
  storeVideo,
} from '../support/generations.ts'
import { present } from '../support/present.ts'
import { makeSound } from '../support/sound-file.ts'
import { insertTask } from '../support/task-row.ts'

const { creatives, gallery, library, preflight, tasks, timelines } = contract
const MUSIC = { genre: 'ambient', mood: 'calm', is_loop: false, format: 'm4a' } as const
const ASKED = { workflow_type: 'music', prompt: 'Ambient · Calm', duration: 5 } as const

let backend: TestBackend
let user: SignedUp
let task: TaskView

beforeAll(async () => {
  const models = fakeModels(createEngineHere())
  backend = await createTestBackend({ worker: true, replace: { models } })
  user = await signUp(backend, { credits: 20 })
  const { task_id } = await generate(backend, user, { ...ASKED, music: MUSIC, seed: 3 })
  task = await reach(backend, user, task_id, 'SUCCEEDED')
})
afterAll(() => backend.close())

test('[R1.14] music is a file of sound with its waveform as its picture, in history and library', async () => {
  const output = present(task.outputs[0])
  expect(output).toMatchObject({ kind: 'audio', mime_type: 'audio/mp4', width: 960, height: 540 })
  expect(output.duration_seconds).toBeCloseTo(5, 1)
  expect(output.has_audio).toBe(true)
  expect(task.music).toEqual({ ...MUSIC, tempo: null } satisfies MusicToWrite)
  expect(task.credits_charged).toBe(1)
  const picture = await backend.app.request(output.thumbnail_url)
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  const listed = await backend.call(tasks.list, { type: 'audio' }, user)
  expect(listed.tasks.map(({ task_id }) => task_id)).toEqual([task.task_id])
  const { items } = await backend.call(library.list, { type: 'audio' }, user)
  expect(items.map(({ item_id }) => item_id)).toEqual([output.output_id])
})

test('a minute costs two credits, and nothing is held for what is refused', async () => {
  const before = await balanceOf(backend, user)
  const bad = (request: object) =>
    generateUnchecked(backend, user, { ...ASKED, music: MUSIC, ...request })
  const of = (field: string, rule: string) => failure('invalid_input', { field, rule })
  await expect(bad({ music: undefined })).rejects.toEqual(of('music', 'required'))
  await expect(bad({ duration: 7 })).rejects.toEqual(of('duration', 'not_offered'))
  await expect(bad({ workflow_type: 'text_to_image' })).rejects.toEqual(of('music', 'not_used'))
  await expect(bad({ music: { ...MUSIC, tempo: 400 } })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await balanceOf(backend, user)).toEqual(before)
  const parts = await generate(backend, user, { ...ASKED, music: { ...MUSIC, has_stems: true } })
  expect(parts).toMatchObject({ credits: 1, count: 1 })
  await backend.call(tasks.cancel, { taskId: parts.task_id }, user)
  const minute = await generate(backend, user, { ...ASKED, music: MUSIC, duration: 60 })
  expect(minute.credits).toBe(2)
  await backend.call(tasks.cancel, { taskId: minute.task_id }, user)
})

test('music is no ad: it is neither published nor saved as a creative nor checked as one', async () => {
  const { output_id, url } = present(task.outputs[0])
  const shown = backend.call(gallery.publish, { output_id, share_prompt: true }, user)
  await expect(shown).rejects.toEqual(failure('not_found'))
  const saved = backend.call(
    creatives.save,
    { log_id: task.task_id, generation_method: 'MY_CREATION', video_creative: { video_url: url } },
    user,
  )
  await expect(saved).rejects.toMatchObject({ code: 'invalid_input' })
  const checked = backend.call(preflight.check, { fileId: output_id }, user)
  await expect(checked).rejects.toEqual(failure('not_found'))
})

/** A clip of one second of video. */
const clipOf = (file_id: string) => ({
  ...{ id: 'one', file_id, from_ms: 0, to_ms: 1_000, speed: 1, fit: 'whole' as const, focus: 0.5 },
  ...{ volume: 1, is_muted: false, enter: { kind: 'cut' as const, ms: 0 } },
})
const cutOf = (file_id: string) => ({ ratio: '1:1' as const, clips: [clipOf(file_id)] })
/** Stores an upload with only sound. */
const storeSound = (owner: SignedUp) =>
  storeBytes(backend, owner, {
    ...{ name: 'voice.wav', bytes: makeSound({ seconds: 1 }), kind: 'audio' },
  })
const UNDER = { start_ms: 0, volume: 0.5, fade_in_ms: 0, fade_out_ms: 200 }

test('[R1.14] a film is cut out of a video, an image and music, paid by its length, in the library, and opens again as it was cut', async () => {
  const video = await storeVideo(backend, user)
  const music = present(task.outputs[0]).output_id
  const source = await backend.call(timelines.source, { file: { output_id: music } }, user)
  expect(source).toMatchObject({ kind: 'audio', has_audio: true, peaks_per_second: 25 })
  expect(source.peaks.length).toBeGreaterThan(100)
  const before = await balanceOf(backend, user)
  const voice = await storeSound(user)
  const tracks = [
    { ...UNDER, id: 'm', kind: 'music' as const, file_id: music },
    { ...UNDER, id: 'v', kind: 'voice' as const, file_id: voice },
  ]
  const image = { ...clipOf(await storePicture(backend, user)), id: 'image' }
  const clips = [clipOf(video), { ...image, still: 'push_in' as const }]
  const { task_id, credits, duration, aspect_ratio } = await generate(backend, user, {
    ...{ workflow_type: 'timeline', prompt: 'Spot', duration: 60, aspect_ratio: '9:16' },
    timeline: { ...cutOf(video), clips, tracks },
  })
  expect({ credits, duration, aspect_ratio }).toEqual({
    ...{ credits: 1, duration: 2, aspect_ratio: '1:1' },
  })
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  expect(outputs[0]).toMatchObject({ kind: 'video', width: 720, height: 720, has_audio: true })
  expect(before.balance - (await balanceOf(backend, user)).balance).toBe(1)
  const { items } = await backend.call(library.list, { type: 'video', source: 'result' }, user)
  const { output_id: fileId } = present(outputs[0])
  expect(items.map(({ item_id }) => item_id)).toEqual([fileId])
  const opened = await backend.call(timelines.open, { fileId }, user)
  expect(opened).toEqual({
    name: 'Spot',
    resolution: '720p',
    timeline: { ...cutOf(video), clips, tracks, end_card: null, captions: null },
    left_out: 0,
  })
  const open = backend.call(timelines.open, { fileId: video }, user)
  await expect(open).rejects.toEqual(failure('not_found'))
}, 180_000)

test('a film opens without what was deleted since, and not at all once no clip is left', async () => {
  const [one, two, film] = await Promise.all([1, 2, 3].map(() => storeVideo(backend, user)))
  if (!one || !two || !film) throw new Error('Nothing was stored.')
  const clips = [clipOf(one), { ...clipOf(two), id: 'two' }]
  const tracks = [{ ...UNDER, id: 'v', kind: 'voice' as const, file_id: one }]
  const { teamId, userId } = user
  const { db } = backend.context
  const { id: taskId } = await insertTask(db, {
    ...{ teamId, userId, workflowType: 'timeline', status: 'SUCCEEDED' },
    timeline: { ...cutOf(one), clips, tracks, end_card: null, captions: null },
  })
  await db.insert(taskOutputs).values({ taskId, fileId: film, position: 0 })
  const open = () => backend.call(timelines.open, { fileId: film }, user)
  expect(await open()).toMatchObject({ timeline: { clips, tracks }, left_out: 0 })
  await deleteFile(backend.context, one)
  expect(await open()).toMatchObject({ timeline: { clips: [clips[1]], tracks: [] }, left_out: 2 })
  await deleteFile(backend.context, two)
  await expect(open()).rejects.toEqual(failure('upload_missing'))
})

test('a film of what is not there is refused, and nothing is held', async () => {
  const [video, picture] = [await storeVideo(backend, user), await storePicture(backend, user)]
  const before = await balanceOf(backend, user)
  const ask = (timeline: object | undefined) =>
    generateUnchecked(backend, user, { workflow_type: 'timeline', timeline })
  const of = (field: string, rule: string) => failure('invalid_input', { field, rule })
  await expect(ask(undefined)).rejects.toEqual(of('timeline', 'required'))
  const longer = { ...cutOf(video), clips: [{ ...clipOf(video), to_ms: 9_000 }] }
  await expect(ask(longer)).rejects.toEqual(of('timeline.clips.0.to_ms', 'too_big'))
  await expect(ask(cutOf(picture))).rejects.toEqual(failure('unsupported_media'))
  const still = (file_id: string, to_ms: number) => ({
    ...cutOf(file_id),
    clips: [{ ...clipOf(file_id), to_ms, still: 'push_in' }],
  })
  await expect(ask(still(video, 900))).rejects.toEqual(failure('unsupported_media'))
  await expect(ask(still(picture, 60_100))).rejects.toMatchObject({ code: 'invalid_input' })
  const cropped = (crop: object) => ask({ ...cutOf(video), clips: [{ ...clipOf(video), crop }] })
  const outside = { x: 0.6, y: 0, w: 0.5, h: 1 }
  await expect(cropped(outside)).rejects.toEqual(of('timeline.clips.0.crop', 'custom'))
  const tiny = { x: 0, y: 0, w: 0.5, h: 0.01 }
  await expect(cropped(tiny)).rejects.toEqual(of('timeline.clips.0.crop.h', 'too_small'))
  const stranger = await signUp(backend)
  const theirs = await storeVideo(backend, stranger)
  await expect(ask(cutOf(theirs))).rejects.toEqual(failure('upload_missing'))
  const heard = { ...UNDER, id: 'v', kind: 'voice', file_id: await storeSound(stranger) }
  const spoken = ask({ ...cutOf(video), tracks: [heard] })
  await expect(spoken).rejects.toEqual(failure('upload_missing', { field: 'timeline.tracks.0' }))
  await expect(
    backend.call(timelines.source, { file: { output_id: theirs } }, user),
  ).rejects.toEqual(failure('upload_missing'))
  const slow = { ...clipOf(video), speed: 0.25 }
  const clips = Array.from({ length: 21 }, (_, at) => ({ ...slow, id: String(at) }))
  await expect(ask({ ...cutOf(video), clips })).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await balanceOf(backend, user)).toEqual(before)
})

const SHOOT = { scenes: ['white', 'beach'], ratios: ['1:1', '9:16'] } as const

test('[R1.14] a photoshoot is an image for each scene in each ratio, paid one by one', async () => {
  const product = await storeProduct()
  const before = await balanceOf(backend, user)
  const { task_id, credits, count } = await generate(backend, user, {
    workflow_type: 'photoshoot',
    images: [{ output_id: product }],
    photoshoot: { scenes: [...SHOOT.scenes], ratios: [...SHOOT.ratios] },
  })
  expect({ credits, count }).toEqual({ credits: 4, count: 4 })
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  const square = [1_080, 1_080]
  const tall = [1_080, 1_920]
  expect(outputs.map(({ width, height }) => [width, height])).toEqual([square, square, tall, tall])
  expect(before.balance - (await balanceOf(backend, user)).balance).toBe(4)
  const { items } = await backend.call(library.list, { type: 'image', ratio: '9:16' }, user)
  expect(items).toHaveLength(2)
  // It's found later by its type.
  const { tasks: shoots } = await backend.call(tasks.list, { workflow_type: 'photoshoot' }, user)
  expect(shoots).toMatchObject([{ task_id, photoshoot: SHOOT }])
})

test.each([
  { images: [] },
  { photoshoot: undefined },
  { photoshoot: { ...SHOOT, scenes: [] } },
  { photoshoot: { ...SHOOT, scenes: ['white', 'white'] } },
  { photoshoot: { ...SHOOT, scenes: ['moon'] } },
  { photoshoot: { scenes: SHOT_SCENES, ratios: ['1:1'] } },
])('a photoshoot is refused with %o, and nothing is held', async (change) => {
  const images = [{ output_id: await storePicture(backend, user) }]
  const before = await balanceOf(backend, user)
  const request = { workflow_type: 'photoshoot', images, photoshoot: SHOOT, ...change }
  await expect(generateUnchecked(backend, user, request)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await balanceOf(backend, user)).toEqual(before)
})

test('a picture without a product costs nothing', async () => {
  const before = await balanceOf(backend, user)
  const { task_id } = await generate(backend, user, {
    workflow_type: 'photoshoot',
    images: [{ output_id: await storePicture(backend, user) }],
    photoshoot: { scenes: ['white'], ratios: ['1:1'] },
  })
  const { error } = await reach(backend, user, task_id, 'FAILED')
  expect(error?.code).toBe('cut_out_uncertain')
  expect((await balanceOf(backend, user)).balance).toBe(before.balance)
})

/** A red ball on white, like a shop's product image. */
async function storeProduct(): Promise<string> {
  const ball =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="110" fill="#c01830"/></svg>'
  return storeBytes(backend, user, {
    name: 'ball.png',
    bytes: await sharp(Buffer.from(ball)).png().toBuffer(),
  })
}
