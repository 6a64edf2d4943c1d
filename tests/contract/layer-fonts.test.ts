import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UploadedFont } from '../../src/contract/brand.ts'
import { contract } from '../../src/contract/contract.ts'
import { STREAMS } from '../../src/contract/endpoints/media.ts'
import type { LayerDocument, TextLayer } from '../../src/contract/layers.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createEngineHere } from '../support/engine-here.ts'
import { fakeModels } from '../support/fake-provider.ts'
import { failure, generate, generateUnchecked, reach } from '../support/generations.ts'
import { present } from '../support/present.ts'

const { brands, layers } = contract
const ANTON = readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2')

let backend: TestBackend
let user: SignedUp
let font: UploadedFont
/** A result with text in the team's own font. */
let ad: string

beforeAll(async () => {
  backend = await createTestBackend({
    worker: true,
    replace: { models: fakeModels(createEngineHere()) },
  })
  user = await signUp(backend, { credits: 100 })
  const answer = await backend.app.request(
    `http://localhost${STREAMS.brandFont}?file_name=a.woff2`,
    { method: 'POST', headers: { authorization: user.token }, body: new Uint8Array(ANTON) },
  )
  const { data }: { data: { font: UploadedFont } } = await answer.json()
  font = data.font
  const { brand_id: brandId } = await backend.call(brands.create, { name: 'Typed' }, user)
  const look = { colours: ['#e4002b'], tone_words: [], legal_line: null }
  const fonts = { heading_font: font, body_font: font }
  await backend.call(brands.save, { brandId, name: 'Typed', ...look, ...fonts }, user)
  const { task_id } = await generate(backend, user, {
    ...{ prompt: 'Cold brew coffee, headline "Slow mornings", $4.50', seed: 3 },
    ...{ resolution: '720p', use_brand: true, brand_id: brandId },
  })
  ad = present((await reach(backend, user, task_id, 'SUCCEEDED')).outputs[0]).output_id
})
afterAll(() => backend.close())

const open = () => backend.call(layers.open, { fileId: ad }, user)

function headlineOf({ layers: all }: LayerDocument): TextLayer {
  const found = all.find(({ role }) => role === 'headline')
  if (found?.kind !== 'text') throw new Error('The headline is no words.')
  return found
}

const drawn = async (layer: TextLayer) => {
  const asked = { language: 'en' as const, layers: [layer] }
  return present((await backend.call(layers.draw, asked, user)).drawn[0])
}

test('[R1.08] words in a typeface of the team open as words, are drawn in it, checked, and saved', async () => {
  const opened = await open()
  expect(opened.is_flat).toBe(false)
  const headline = headlineOf(opened.document)
  expect(headline.font).toBe(font)
  const bundled = await drawn({ ...headline, font: 'anton' })
  const plain = await drawn({ ...headline, font: 'inter' })
  const own = await drawn(headline)
  expect([own.width, own.height]).toEqual([bundled.width, bundled.height])
  expect(own.width).not.toBe(plain.width)

  const shrunk = opened.document.layers.map((layer) =>
    layer.kind === 'text' && layer.role === 'headline' ? { ...layer, size: 6 } : layer,
  )
  const after = { ...opened.document, layers: shrunk }
  const { task_id } = await generate(backend, user, {
    ...{ workflow_type: 'layers', prompt: '' },
    layers: { of: ad, before: opened.document, after },
  })
  const { outputs } = await reach(backend, user, task_id, 'SUCCEEDED')
  const fileId = present(outputs[0]).output_id
  const { findings } = await backend.call(contract.preflight.check, { fileId }, user)
  expect(findings.map(({ text }) => text)).toContain(headline.text)
})

test('a typeface that was deleted gives way to a plain one, and is not saved', async () => {
  const before = (await open()).document
  await backend.call(brands.removeFont, { fontId: font.replace('uploaded:', '') }, user)
  expect(headlineOf((await open()).document).font).toBe('inter')
  const asked = { workflow_type: 'layers', prompt: '', layers: { of: ad, before, after: before } }
  const refusal = failure('invalid_input', { field: 'layers' })
  await expect(generateUnchecked(backend, user, asked)).rejects.toEqual(refusal)
})
