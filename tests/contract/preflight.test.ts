import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { LayerDocument, PictureLayer, TextLayer } from '../../src/contract/layers.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createEngineHere } from '../support/engine-here.ts'
import { fakeModels } from '../support/fake-provider.ts'
import { failure, generate, reach, storePicture, storeVideo } from '../support/generations.ts'
import { present } from '../support/present.ts'

const { layers, preflight } = contract
const PROMPT =
  'Cold brew coffee, headline "Slow mornings", $4.50, button "Order now". While stocks last.'

let backend: TestBackend
let user: SignedUp
let stranger: SignedUp
/** A result of the real engine. */
let ad: string

beforeAll(async () => {
  backend = await createTestBackend({
    worker: true,
    replace: { models: fakeModels(createEngineHere()) },
  })
  user = await signUp(backend, { credits: 100 })
  stranger = await signUp(backend, { credits: 100 })
  const { task_id } = await generate(backend, user, {
    ...{ prompt: PROMPT, seed: 3, resolution: '720p' },
  })
  ad = present((await reach(backend, user, task_id, 'SUCCEEDED')).outputs[0]).output_id
})
afterAll(() => backend.close())

const check = (fileId: string, who: SignedUp | undefined = user, formats: string[] = []) =>
  backend.call(preflight.check, { fileId, formats }, who)

async function changed(roles: readonly string[], change: (layer: TextLayer) => TextLayer | null) {
  const { document } = await backend.call(layers.open, { fileId: ad }, user)
  const after: LayerDocument = {
    ...document,
    layers: document.layers.flatMap((layer): PictureLayer[] => {
      if (layer.kind !== 'text' || !roles.includes(layer.role)) return [layer]
      const one = change(layer)
      return one ? [one] : []
    }),
  }
  return save({ of: ad, before: document, after })
}

async function save(asked: { of: string; before: LayerDocument; after: LayerDocument }) {
  const { task_id } = await generate(backend, user, { workflow_type: 'layers', layers: asked })
  return present((await reach(backend, user, task_id, 'SUCCEEDED')).outputs[0]).output_id
}

test('an ad of the engine says what its brief says, and is read', async () => {
  const { findings, checked, unchecked } = await check(ad)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(checked).toEqual(expect.arrayContaining(['legibility', 'contrast', 'legal_line', 'words']))
  expect(unchecked).toContainEqual({ check: 'brand_colors', reason: 'no_brand' })
})

test('another price and a lost legal line are found in a changed version, mended by choice or all, and gone', async () => {
  const worse = await changed(['price', 'legal'], (layer) =>
    layer.role === 'legal' ? null : { ...layer, text: '$3' },
  )
  const { findings } = await check(worse)
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ check: name, text }) => [name, text]).sort()).toEqual([
    ['legal_line', expect.stringContaining('While stocks last')],
    ['words', '$3'],
  ])
  const one = await backend.call(preflight.mend, { fileId: worse, findings: ['legal_line'] }, user)
  expect(one.mended).toEqual(['legal_line'])
  expect(one.remaining.map(({ check: name }) => name)).toContain('words')
  const mend = await backend.call(preflight.mend, { fileId: worse, findings: [] }, user)
  expect(mend.layers.of).toBe(worse)
  expect(mend.remaining.filter(({ severity }) => severity === 'error')).toEqual([])
  const mended = await save(mend.layers)
  const after = await check(mended)
  expect(after.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(after.checked).toContain('words')
})

test('of a picture or a film whose words are not known, that is said', async () => {
  const flat = await check(await storePicture(backend, user))
  expect(flat.unchecked).toContainEqual({ check: 'contrast', reason: 'words_unknown' })
  const film = await storeVideo(backend, user)
  const { unchecked, checked } = await check(film, user, ['tiktok.infeed@9:16'])
  expect(unchecked).toContainEqual({ check: 'legibility', reason: 'film_words' })
  expect(checked).toContain('length')
  const mend = backend.call(preflight.mend, { fileId: film, findings: [] }, user)
  await expect(mend).rejects.toEqual(failure('unsupported_media'))
})

test('the words of a film that the engine told are looked at, and a figure that the brief has is none of its own', async () => {
  const { task_id } = await generate(backend, user, {
    ...{ workflow_type: 'text_to_video', prompt: PROMPT, seed: 3, resolution: '480p' },
    ...{ duration_seconds: 4, aspect_ratio: '9:16', generate_audio: false },
  })
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  const { checked, findings } = await check(present(outputs[0]).output_id)
  expect(checked).toEqual(expect.arrayContaining(['legibility', 'contrast', 'legal_line', 'words']))
  expect(findings.map(({ check }) => check)).not.toContain('words')
})

test('[R3.14] files of others are not found, a placement that does not exist is refused', async () => {
  await expect(check(ad, stranger)).rejects.toEqual(failure('not_found'))
  const theirs = backend.call(preflight.mend, { fileId: ad, findings: [] }, stranger)
  await expect(theirs).rejects.toEqual(failure('not_found'))
  const unknown = check(ad, user, ['tiktok.nowhere@9:16'])
  await expect(unknown).rejects.toEqual(failure('invalid_input', { field: 'formats' }))
})
