import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { makeProductView } from '../../../../tests/support/product-view'
import { productDraft } from './product-draft'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const BALL = makeProductView()

it('[R3.08] a product brings its first picture, its name as the headline and its price as the price', () => {
  const { workflow, draft } = productDraft(BALL, { i18n, useBrand: true })
  expect(workflow).toBe('image_edit')
  expect(draft.prompt).toBe('Create an ad for “Rally ball”, 24,90 €')
  expect(draft.corrections.values).toEqual({
    headline: 'Rally ball',
    subline: 'Stays round for years.',
    price: '24,90 €',
  })
  expect(draft.references).toMatchObject([
    { role: 'image', status: 'ready', source: { output_id: BALL.pictures[0]?.file_id } },
  ])
})

it('a product is advertised in the look of its brand, where that has one', () => {
  const drafted = (useBrand: boolean) => productDraft(BALL, { i18n, useBrand }).draft.settings
  expect([true, false].map((has) => drafted(has).useBrand)).toEqual([true, false])
})

it('without a picture it is set from its words, and a price too long for its place stays in them', () => {
  const price_text = 'from 24.90 € with a subscription'
  const product = { ...BALL, description: 'x'.repeat(91), pictures: [], price_text }
  const { workflow, draft } = productDraft(product, { i18n, useBrand: false })
  expect(workflow).toBe('text_to_image')
  expect(draft.references).toEqual([])
  expect(draft.corrections.values).toEqual({ headline: 'Rally ball' })
  expect(draft.prompt).toContain('with a subscription')
})
