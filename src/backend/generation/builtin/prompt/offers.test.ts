import { expect, test } from 'vitest'
import { understand } from './understand.ts'

/** What is left to pay, in tenths or hundredths, and what an ad says of it. */
test.each([
  ['跑步鞋8.5折', '−15%'],
  ['跑步鞋8．5折', '−15%'],
  ['跑步鞋85折', '−15%'],
  ['跑步鞋八五折', '−15%'],
  ['跑步鞋七五折', '−25%'],
  ['跑步鞋打8折', '−20%'],
  ['跑步鞋全场9折', '−10%'],
  ['跑步鞋九五折', '−5%'],
  ['跑步鞋全场低至1折起', '−90%'],
  ['跑步鞋五折', '−50%'],
  ['跑步鞋对折', '−50%'],
  ['跑步鞋打对折', '−50%'],
  ['跑步鞋半价', '−50%'],
])('%s is an offer of %s and the rest is the headline', (prompt, offer) => {
  expect(understand(prompt, 'zh')).toMatchObject({ headline: '跑步鞋', offer })
})

test.each(['三折叠手机', '3折叠屏', '三折页', '对折钱包', '跑步鞋第二件半价'])(
  '%s takes nothing off',
  (prompt) => {
    expect(understand(prompt, 'zh')).toMatchObject({ headline: prompt, offer: null })
  },
)

test.each([
  ['Shoes, 12.5% off', '−12.5%'],
  ['Shoes, 20-50% off', '−50%'],
  ['Shoes, 20% – 50% off', '−50%'],
  ['Shoes.5% off', '−5%'],
  ['Shoes −30 %', '−30%'],
])('%s is an offer of %s and nothing of it stays behind', (prompt, offer) => {
  expect(understand(prompt, 'en')).toMatchObject({ headline: 'Shoes', subline: null, offer })
})

test.each(['100% cotton shirts', 'Shirts of 100 % wool', '0% interest', 'Kills 99.9% of germs'])(
  '%s is a fact and no offer',
  (prompt) => {
    expect(understand(prompt, 'en')).toMatchObject({ headline: prompt, offer: null })
  },
)
