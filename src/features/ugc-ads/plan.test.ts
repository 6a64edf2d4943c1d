import { expect, test } from 'vitest'
import { type Ad, firstAd } from '@/components/ugc-ads/ad'
import { UgcPlan } from '@/contract/endpoints/ugc-ads'
import { adOf, nameOf, planOf } from './plan'

const ad: Ad = {
  ...firstAd('en'),
  source: { sentence: ' Cold brew ', product_id: null, trade: 'shop' },
  presenter: {
    ...{ reference: { output_id: '01939f5e-0000-7000-8000-000000000001' }, name: 'A woman' },
    ...{ picture: null, seconds: 0, shape: 9 / 16, isMadeUp: true },
  },
  scenes: [{ id: 'scene-1', shows: 'speaks', words: 'Cold brew.' }],
  ...{ endCard: 'Brew\n$4', hasAgreed: true, voice: { model: 'speech/kokoro', voice: 'heart' } },
}

test('[R1.14] an ad comes back from the server as it was', () => {
  const plan = UgcPlan.parse(JSON.parse(JSON.stringify(planOf(ad))))
  expect(adOf(plan)).toEqual(ad)
})

test('is called by what it is about', () => {
  const unsaid = { ...ad, source: { ...ad.source, sentence: '  ' } }
  expect([nameOf(ad), nameOf(unsaid), nameOf({ ...unsaid, endCard: '' })]).toEqual([
    ...['Cold brew', 'Brew', 'Cold brew.'],
  ])
})
