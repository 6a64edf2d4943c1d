import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { ProductView } from '@/contract/endpoints/products'
import { productDraft } from './product-draft'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const BALL: ProductView = {
  product_id: '0193e1c4-0000-7000-8000-000000000001',
  brand_id: '0193e1c4-0000-7000-8000-000000000002',
  name: 'Rally ball',
  description: 'Stays round for years.\nAnd longer.',
  price_text: '24,90 €',
  price: null,
  rating: null,
  availability: null,
  colours: [],
  target_audiences: [],
  source_url: null,
  pictures: [
    {
      file_id: '0193e1c4-0000-7000-8000-000000000003',
      url: '/media/ball',
      thumbnail_url: '/media/ball/thumb',
      width: 480,
      height: 480,
      cut_out: 'ready',
      cut_out_url: null,
    },
  ],
  version: 1,
  is_current: true,
  created_at: '2026-11-20T12:00:00Z',
}

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
