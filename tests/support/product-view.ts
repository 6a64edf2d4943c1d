import type { ProductView } from '@/contract/endpoints/products'

/** A product with an image, as pages show it. */
export const makeProductView = (part: Partial<ProductView> = {}): ProductView => ({
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
  ...part,
})
