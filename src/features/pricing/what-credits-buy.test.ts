import { expect, test } from 'vitest'
import { makeVideoModel } from '../../../tests/support/model-view'
import { listPurchasable } from './what-credits-buy'

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

test('models that do not work now, or have no price, promise nothing', () => {
  const price = { milli_credits: {}, audio_percent: 0, minimum_credits: 0 }
  const models = [makeVideoModel({ status: 'retired' }), makeVideoModel({ price })]
  expect(listPurchasable(models)).toEqual([])
})
