import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TextModel } from '../../src/backend/generation/text-model/text-model.ts'
import { contract } from '../../src/contract/contract.ts'
import { FIRST_SUBTITLE_STYLE } from '../../src/contract/subtitles.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, type FakeProvider, fakeModels } from '../support/fake-provider.ts'
import {
  balanceOf,
  failure,
  generate,
  reach,
  storeBytes,
  storePicture,
  storeVideo,
} from '../support/generations.ts'
import { makeVideo } from '../support/media-files.ts'
import { present } from '../support/present.ts'

const { subtitles } = contract
const CUES = [
  { from_ms: 600, to_ms: 900, text: 'second' },
  { from_ms: 0, to_ms: 500, text: 'first' },
]
const burning = { cues: CUES, style: FIRST_SUBTITLE_STYLE }

let backend: TestBackend
let engine: FakeProvider
let user: SignedUp
let stranger: SignedUp
let videoId: string
/** The text model's inputs and outputs. */
const asked: object[] = []
let written: object | null = null

beforeAll(async () => {
  engine = createFakeProvider()
  const textModel: TextModel = {
    ask({ answer, material }) {
      asked.push(material)
      return Promise.resolve(written === null ? null : answer.parse(written))
    },
  }
  backend = await createTestBackend({
    worker: true,
    replace: { models: fakeModels(engine), textModel },
  })
  user = await signUp(backend, { credits: 100 })
  stranger = await signUp(backend)
  videoId = await storeVideo(backend, user)
})
afterAll(() => backend.close())

const begin = () => backend.call(subtitles.create, { video: { output_id: videoId } }, user)

test('[R1.09] subtitles are kept with their video, in the order of time', async () => {
  const { track_id: trackId, updated_at: seen_at, video } = await begin()
  expect(video).toMatchObject({ file_id: videoId, duration_seconds: 1 })
  const change = { trackId, name: 'Spot', cues: CUES, style: FIRST_SUBTITLE_STYLE }
  await backend.call(subtitles.save, { ...change, seen_at }, user)
  const shown = await backend.call(subtitles.detail, { trackId }, user)
  expect(shown.cues.map(({ text }) => text)).toEqual(['first', 'second'])
  const { tracks } = await backend.call(subtitles.list, {}, user)
  expect(tracks).toContainEqual(expect.objectContaining({ name: 'Spot', cue_count: 2 }))
  // A page open elsewhere still has the first version.
  const late = backend.call(subtitles.save, { ...change, seen_at }, user)
  await expect(late).rejects.toEqual(failure('changed_meanwhile'))
})

test('[R1.09] to others they do not exist, and a picture has none', async () => {
  const { track_id: trackId } = await begin()
  for (const endpoint of [subtitles.detail, subtitles.waveform, subtitles.remove])
    await expect(backend.call(endpoint, { trackId }, stranger)).rejects.toEqual(
      failure('not_found'),
    )
  const theirs = backend.call(subtitles.create, { video: { output_id: videoId } }, stranger)
  await expect(theirs).rejects.toEqual(failure('upload_missing'))
  const output_id = await storePicture(backend, user)
  const asked = backend.call(subtitles.create, { video: { output_id } }, user)
  await expect(asked).rejects.toEqual(failure('unsupported_media'))
})

test('[R1.09] deleted, they are gone; a silent video has no waveform', async () => {
  const { track_id: trackId } = await begin()
  expect(await backend.call(subtitles.waveform, { trackId }, user)).toMatchObject({ peaks: '' })
  await backend.call(subtitles.remove, { trackId }, user)
  await expect(backend.call(subtitles.detail, { trackId }, user)).rejects.toEqual(
    failure('not_found'),
  )
})

test('[R1.09] [R7.10] burning in costs by the length of the stored video, whatever is said of it', async () => {
  const before = await balanceOf(backend, user)
  const { task_id, credits, aspect_ratio } = await generate(backend, user, {
    workflow_type: 'subtitles',
    prompt: 'Spot',
    video: { output_id: videoId },
    subtitles: burning,
    duration: 60,
    aspect_ratio: '9:16',
  })
  expect({ credits, aspect_ratio }).toEqual({ credits: 1, aspect_ratio: '4:3' })
  await reach(backend, user, task_id, 'SUCCEEDED')
  expect((await balanceOf(backend, user)).balance).toBe(before.balance - 1)
  const request = present(engine.requests.at(-1))
  expect(request.subtitles?.cues).toHaveLength(2)
})

test.each([
  [{ subtitles: undefined }, { field: 'subtitles', rule: 'required' }],
  [
    { workflow_type: 'video_edit' as const, prompt: 'trim' },
    { field: 'subtitles', rule: 'not_used' },
  ],
])('[R1.09] %o is refused before it costs anything', async (change, details) => {
  const asked = generate(backend, user, {
    workflow_type: 'subtitles',
    video: { output_id: videoId },
    subtitles: burning,
    ...change,
  })
  await expect(asked).rejects.toEqual(failure('invalid_input', details))
})

test('[R1.09] words are translated in lines; what is left out, or would say another figure, stays', async () => {
  const long = 'Wenn der Tag lang ist, hält ein Kaffee Sie bis abends wach'
  const lines = [
    { number: 1, text: long },
    { number: 2, text: 'Heute 30 % günstiger' },
    { number: 4, text: 'gehört zu nichts' },
  ]
  written = { lines }
  const texts = ['When the day\nis long', '20% off today', 'Come by']
  const before = ['Listen.']
  const translated = await backend.call(subtitles.translate, { into: 'de', texts, before }, user)
  expect(translated.texts).toEqual([long.replace('ist, ', 'ist,\n'), null, null])
  expect(asked.at(-1)).toMatchObject({
    before,
    lines: [{ number: 1, text: 'When the day is long' }, {}, {}],
  })
  written = null
  const silent = backend.call(subtitles.translate, { into: 'de', texts }, user)
  await expect(silent).rejects.toEqual(failure('unavailable'))
})

test('[R1.09] a translation is subtitles of its own, with name, looks and what stayed untranslated', async () => {
  const cues = [{ from_ms: 0, to_ms: 900, text: 'first', is_untranslated: true }]
  const style = { ...FIRST_SUBTITLE_STYLE, ink: '#ffee00' }
  const video = { output_id: videoId }
  const made = await backend.call(
    subtitles.create,
    { video, name: 'Spot (Deutsch)', cues, style },
    user,
  )
  const shown = await backend.call(subtitles.detail, { trackId: made.track_id }, user)
  expect(shown).toMatchObject({ name: 'Spot (Deutsch)', cues, style })
})

test('[R1.09] burnt-in subtitles are erased from a copy, which goes with the removal; the video stays', async () => {
  const film = await storeBytes(backend, user, {
    ...{ name: 'film.mp4', bytes: await makeVideo({ seconds: 4 }) },
  })
  const { token, video } = await backend.call(contract.watermark.openOwn, { output_id: film }, user)
  expect(video.file_name).toBe('film.mp4')
  expect(video.file_id).not.toBe(film)
  await backend.call(contract.watermark.remove, { token }, user)
  expect(await backend.call(subtitles.create, { video: { output_id: film } }, user)).toMatchObject({
    video: { file_id: film },
  })
  const theirs = backend.call(contract.watermark.openOwn, { output_id: film }, stranger)
  await expect(theirs).rejects.toEqual(failure('upload_missing'))
})
