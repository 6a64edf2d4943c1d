import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { OpenedLayers } from '../../src/contract/endpoints/layers.ts'
import { LAYERS_MAX, type LayerDocument, type PictureLayer } from '../../src/contract/layers.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createEngineHere } from '../support/engine-here.ts'
import { fakeModels } from '../support/fake-provider.ts'
import {
  balanceOf,
  cancelUnfinished,
  failure,
  generate,
  generateUnchecked,
  reach,
  storePicture,
  storeVideo,
} from '../support/generations.ts'
import { present } from '../support/present.ts'

const { layers } = contract
const PROMPT = 'Cold brew coffee, headline "Slow mornings", $4.50, button "Order now"'

let backend: TestBackend
let user: SignedUp
let stranger: SignedUp
/** A result of the real engine. */
let ad: string

beforeAll(async () => {
  const models = fakeModels(createEngineHere())
  backend = await createTestBackend({ worker: true, replace: { models } })
  user = await signUp(backend, { credits: 100 })
  stranger = await signUp(backend, { credits: 100 })
  const { task_id } = await generate(backend, user, {
    ...{ prompt: PROMPT, seed: 3, resolution: '720p' },
  })
  const task = await reach(backend, user, task_id, 'SUCCEEDED')
  ad = present(task.outputs[0]).output_id
})
afterAll(() => backend.close())

const open = (fileId: string, who = user) => backend.call(layers.open, { fileId }, who)

const moved = (document: LayerDocument, by: number): LayerDocument => ({
  ...document,
  layers: document.layers.map((layer) =>
    layer.role === 'headline' ? { ...layer, y: layer.y + by } : layer,
  ),
})

async function save(of: string, { document }: OpenedLayers, after: LayerDocument) {
  const { task_id, credits } = await generate(backend, user, {
    workflow_type: 'layers',
    prompt: '',
    layers: { of, before: document, after },
  })
  const task = await reach(backend, user, task_id, 'SUCCEEDED')
  return { task, credits, id: present(task.outputs[0]).output_id }
}

async function pixelsOf(id: string) {
  const bytes = await buffer(await backend.context.storage.read(`files/${id}/original`))
  return sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

test('[R1.08] an ad opens as layers; one is moved, and the new version is in the feed', async () => {
  const opened = await open(ad)
  expect(opened.is_flat).toBe(false)
  expect(opened.files.length).toBeGreaterThan(0)
  const before = await balanceOf(backend, user)
  const { task, credits, id } = await save(ad, opened, moved(opened.document, 30))
  expect(credits).toBe(1)
  expect((await balanceOf(backend, user)).balance).toBe(before.balance - 1)
  expect(task).toMatchObject({ workflow_type: 'layers', references: [], aspect_ratio: '1:1' })
  const { tasks } = await backend.call(contract.tasks.list, {}, user)
  expect(present(tasks[0]).task_id).toBe(task.task_id)
  const [one, other] = [await pixelsOf(ad), await pixelsOf(id)]
  expect(other.info).toMatchObject({ width: one.info.width, height: one.info.height })
  expect(other.data.equals(one.data)).toBe(false)
  // The last row is far from the headline.
  const row = one.info.width * 3
  expect(other.data.subarray(-row).equals(one.data.subarray(-row))).toBe(true)
})

test('[R1.08] what was saved opens with the layers it was saved with', async () => {
  const opened = await open(ad)
  const after = moved(opened.document, 12)
  const { id } = await save(ad, opened, after)
  const again = await open(id)
  expect(again.document).toEqual(after)
  expect(again.is_flat).toBe(false)
})

test('an upload opens as one picture, a film does not', async () => {
  const fileId = await storePicture(backend, user)
  const { is_flat, document } = await open(fileId)
  expect(is_flat).toBe(true)
  expect(document.layers).toMatchObject([{ kind: 'image', file_id: fileId, width: 64, height: 48 }])
  const film = open(await storeVideo(backend, user))
  await expect(film).rejects.toEqual(failure('unsupported_media'))
})

test('[R3.14] files of others are neither opened nor put into a picture', async () => {
  await expect(open(ad, stranger)).rejects.toEqual(failure('not_found'))
  const theirs = await storePicture(backend, stranger)
  const { document } = await open(ad)
  const image = present(document.layers.find(({ kind }) => kind === 'image'))
  const stolen: PictureLayer = { ...image, kind: 'image', id: 'stolen', file_id: theirs }
  const after = { ...document, layers: [...document.layers, stolen] }
  const request = { workflow_type: 'layers', prompt: '' } as const
  const before = await balanceOf(backend, user)
  for (const asked of [
    { of: ad, before: document, after },
    { of: ad, before: after, after: document },
    { of: theirs, before: document, after: document },
  ]) {
    const started = generate(backend, user, { ...request, layers: asked })
    await expect(started).rejects.toEqual(failure('upload_missing'))
  }
  expect(await balanceOf(backend, user)).toEqual(before)
})

test('a hostile document is refused by its field', async () => {
  const { document } = await open(ad)
  const [ground] = document.layers
  const text = present(document.layers.find(({ kind }) => kind === 'text'))
  const with_ = (...more: object[]) => ({ ...document, layers: [...document.layers, ...more] })
  const hostile = [
    with_(...Array.from({ length: LAYERS_MAX }, (_, at) => ({ ...text, id: `many-${at}` }))),
    with_({ ...ground, id: ground?.id }),
    with_({ ...text, id: 'a', size: 1e9 }),
    with_({ ...text, id: 'a', text: 'x'.repeat(501) }),
    with_({ ...text, id: 'a', colour: 'url(javascript:alert(1))' }),
    with_({ ...text, id: 'a', font: '../../etc/passwd' }),
    with_({ ...text, id: '<script>' }),
    with_({ ...ground, id: 'a', file_id: '../secret' }),
    with_({ ...ground, id: 'a', x: Number.NaN }),
    { ...document, width: 6_000, height: 6_000 },
    { ...document, layers: [] },
  ]
  for (const after of hostile) {
    const asked = generateUnchecked(backend, user, {
      workflow_type: 'layers',
      layers: { of: ad, before: document, after },
    })
    await expect(asked).rejects.toEqual(failure('invalid_input'))
  }
})

test('words and shapes are drawn one by one', async () => {
  const { document } = await open(ad)
  const words = document.layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  const { drawn } = await backend.call(layers.draw, { language: 'en', layers: words }, user)
  expect(drawn.map(({ id }) => id)).toEqual(words.map(({ id }) => id))
  for (const { image, width } of drawn) {
    expect(image).toMatch(/^data:image\/png;base64,/)
    expect(width).toBeGreaterThan(0)
  }
})

test('layers need their own type, and that type needs them', async () => {
  const { document } = await open(ad)
  const asked = { of: ad, before: document, after: document }
  const pictured = generate(backend, user, { workflow_type: 'text_to_image', layers: asked })
  await expect(pictured).rejects.toEqual(failure('invalid_input', { field: 'layers' }))
  const bare = generate(backend, user, { workflow_type: 'layers' })
  await expect(bare).rejects.toEqual(failure('invalid_input', { field: 'layers' }))
})

test('[R1.08] layers that move are taken as a film of their length; foreign layers do not move', async () => {
  const { document } = await open(ad)
  const headline = present(document.layers.find(({ role }) => role === 'headline'))
  const animate = (id: string): LayerDocument => ({
    ...document,
    animation: {
      ...{ seconds: 3, has_music: false },
      moves: [{ id, enter: 'rise', leave: null, at: 0.5 }],
    },
  })
  const ask = (after: LayerDocument) =>
    generate(backend, user, {
      ...{ workflow_type: 'animated_layers', layers: { of: ad, before: document, after } },
    })
  const refused = failure('invalid_input')
  await expect(ask(animate('not-there'))).rejects.toEqual(refused)
  await expect(ask(document)).rejects.toEqual(refused)
  const task = await ask(animate(headline.id))
  // Three seconds at the engine's usual video price; the mode already shows that the engine makes it.
  expect(task).toMatchObject({ credits: 3, duration: 3, resolution: '720p' })
  await cancelUnfinished(backend, user)
})
