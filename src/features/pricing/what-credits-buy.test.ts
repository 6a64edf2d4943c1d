import { expect, test } from 'vitest'
import { priceCredits } from '@/contract/pricing'
import { makeModel, makeVideoModel } from '../../../tests/support/model-view'
import { erasedMinutes, heardMinutes, listPurchasable, monthlyCount } from './what-credits-buy'

test('a video is priced by the second, near eight seconds, with sound where there is always sound', () => {
  const price = { milli_credits: { '720p': 1_000 }, audio_percent: 20, minimum_credits: 2 }
  const model = makeVideoModel({
    status: 'active',
    durations: [4, 8, 12],
    resolutions: ['480p', '720p'],
    price,
    audio: 'optional',
  })
  const rows = listPurchasable([model, { ...model, audio: 'always', durations: [5, 10] }])
  expect(rows.map(({ seconds, credits }) => [seconds, credits])).toEqual([
    [8, 8],
    [10, 12],
  ])
})

test('a plan promises what its credits pay, by the same prices, and what nothing prices as the list says', () => {
  const dear = makeModel({
    price: { milli_credits: { '1k': 5_000 }, audio_percent: 0, minimum_credits: 1 },
  })
  const models = [dear, makeModel()]
  expect(listPurchasable(models).map(({ credits }) => credits)).toEqual([5, 2])
  expect(monthlyCount({ feature: 'text_to_image_ads', count: 100 }, 150, models)).toBe(75)
  expect(monthlyCount({ feature: 'text_to_video_ads', count: 16 }, 150, models)).toBe(16)
  expect(monthlyCount({ feature: 'erase', count: null }, 150, models)).toBeNull()
  expect(erasedMinutes(150)).toBe(25)
})

test('burning in subtitles is no video that credits buy, however little it costs', () => {
  const price = { milli_credits: { '1080p': 40 }, audio_percent: 0, minimum_credits: 1 }
  const burnIn = makeVideoModel({ workflow_types: ['subtitles'], resolutions: ['1080p'], price })
  const models = [burnIn, makeVideoModel()]
  expect(listPurchasable(models).map(({ credits }) => credits)).toEqual([8])
  expect(monthlyCount({ feature: 'video_generation_ads', count: null }, 150, models)).toBe(18)
})

test('[R9.04] lip syncs are counted at the price that they are charged at, which is no number of the list', () => {
  const price = { milli_credits: { '1080p': 3_760 }, audio_percent: 0, minimum_credits: 1 }
  const lips = makeVideoModel({
    ...{ workflow_types: ['lip_sync'], resolutions: ['1080p'], durations: [], price },
    audio: 'always',
  })
  const work = { workflowType: 'lip_sync', resolution: '1080p', durationSeconds: 8 } as const
  const rule = { milliCredits: { '1080p': 3_760 }, audioPercent: 0, minimumCredits: 1 }
  const charged = priceCredits(rule, { ...work, generateAudio: true, count: 1 })
  expect(charged).toBe(31)
  const feature = { feature: 'video_lip_sync', count: 18 } as const
  expect(monthlyCount(feature, 150, [lips])).toBe(Math.floor(150 / 31))
  expect(monthlyCount(feature, 150, [{ ...lips, status: 'off' }])).toBe(18)
  // It makes no video that counts for plans.
  expect(listPurchasable([lips])).toEqual([])
})

test('models that do not work now, or have no price, promise nothing', () => {
  const price = { milli_credits: {}, audio_percent: 0, minimum_credits: 0 }
  const models = [makeVideoModel({ status: 'retired' }), makeVideoModel({ price })]
  expect(listPurchasable(models)).toEqual([])
})

test('minutes that are listened to are counted by the model that asks least, and by none where nobody hears', () => {
  const hearing = (perSecond: number) =>
    makeVideoModel({
      ...{ kind: 'audio', workflow_types: ['transcript'], resolutions: ['720p'] },
      price: { milli_credits: { '720p': perSecond }, audio_percent: 0, minimum_credits: 1 },
    })
  expect(heardMinutes(150, [hearing(8), hearing(5), makeModel()])).toBe(500)
  expect(heardMinutes(150, [makeModel()])).toBeNull()
})
