import { expect, test } from 'vitest'
import type { PlannedAd } from '@/contract/endpoints/planning'
import { makeModel } from '../../../tests/support/model-view.ts'
import { ordersOf } from './plan-orders'

const planned = (part: Partial<PlannedAd>): PlannedAd => ({
  ...{ make_on: '2026-11-02', run_on: '2026-11-04', platform: 'meta', kind: 'image' },
  ...{ format: 'meta.feed.image@1:1', aspect_ratio: '1:1', angle: 'price', occasion: null },
  ...{ title: 'Cold brew', prompt: 'Cold brew\n$4.50', budget: null },
  ...part,
})
const engine = makeModel({
  ...{ id: 'engine', is_built_in: true, workflow_types: ['text_to_image', 'text_to_video'] },
  resolutions: ['1k', '720p'],
  price: {
    milli_credits: { '1k': 1_000, '720p': 400 },
    ...{ audio_percent: 0, minimum_credits: 1 },
  },
})

test('[R1.14] each ad of a plan is asked of the engine, in its format, and told at its price', () => {
  const film = planned({ kind: 'video', format: 'tiktok.infeed@9:16', aspect_ratio: '9:16' })
  const orders = ordersOf([planned({}), film], [engine], null)
  expect(orders?.map(({ credits }) => credits)).toEqual([1, 2])
  expect(orders?.map(({ request }) => request)).toMatchObject([
    { workflow_type: 'text_to_image', model: 'engine', placement: 'meta.feed.image' },
    { workflow_type: 'text_to_video', aspect_ratio: '9:16', duration: 5, prompt: film.prompt },
  ])
})

test('a plan of which one ad cannot be made is not offered whole', () => {
  const painter = makeModel({ ...engine, workflow_types: ['text_to_image'] })
  expect(ordersOf([planned({}), planned({ kind: 'video' })], [painter], null)).toBeNull()
})

test('[R1.14] ads for a product with a picture show it, as images and as videos', () => {
  const film = planned({ kind: 'video', aspect_ratio: '9:16' })
  const maker = makeModel({ ...engine, workflow_types: ['image_edit', 'image_to_video'] })
  const requests = ordersOf([planned({}), film], [maker], 'shown')?.map(({ request }) => request)
  const images = [{ output_id: 'shown' }]
  expect(requests).toMatchObject([
    { workflow_type: 'image_edit', prompt: 'Cold brew\n$4.50', images },
    { workflow_type: 'image_to_video', duration: 5, images },
  ])
})
