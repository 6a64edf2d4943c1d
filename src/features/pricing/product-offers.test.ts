import { expect, test } from 'vitest'
import type { Plan } from '@/contract/endpoints/billing/price-list'
import { productOffers } from './product-offers'

const price = (amount_minor: number) => ({
  amount_minor,
  per_month_minor: amount_minor,
  original_minor: null,
  saving_percent: 0,
  credits: 150,
  reference_images_max: 4,
})

const basic: Plan = {
  id: 'basic',
  is_most_popular: false,
  credits_per_month: 150,
  concurrency: 1,
  seats_included: 3,
  can_add_seats: true,
  features: [],
  prices: { month: price(990), year: price(9_504) },
}

test('[R2.46] search engines read each plan with both its prices, to the cent', () => {
  const { offers } = productOffers(
    { plans: [basic], currency: 'USD' },
    {
      brandName: 'Adloom',
      description: 'Ads',
      url: 'https://ads.test/en/pricing',
      image: 'https://ads.test/x.jpg',
      planName: () => 'Basic',
    },
  )
  expect(offers).toMatchObject([
    { name: 'Basic', price: '9.90', url: 'https://ads.test/en/pricing?pay=month' },
    { name: 'Basic', price: '95.04', url: 'https://ads.test/en/pricing?pay=year' },
  ])
})
