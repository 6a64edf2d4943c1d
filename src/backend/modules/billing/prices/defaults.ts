import type { PlanFeature } from '../../../../contract/goods.ts'
import { keysOf, tableOf } from '../../../../contract/keys-of.ts'
import type { PlanGoods, PriceList } from './price-list.ts'

/** Roughly how much of each the monthly credits of Basic make; larger plans make a multiple. */
const STARTER_COUNTS: Record<PlanFeature, number | null> = {
  text_to_image_ads: 100,
  video_generation_ads: 16,
  text_to_video_ads: 16,
  ugc_creator_ads: 20,
  video_lip_sync: 18,
  video_face_change_ads: 18,
  subtitle_generation: null,
  translation: null,
  erase: null,
}

const featuresTimes = (factor: number): PlanGoods['features'] =>
  tableOf(keysOf(STARTER_COUNTS), (feature) => {
    const count = STARTER_COUNTS[feature]
    return count && count * factor
  })

/**
 * The default price list, unless the operator's file overrides it. Plans and their prices come from the
 * specification, which leaves packs and seats open: a credit bought singly costs 6.6 cents, the same as
 * in Basic paid monthly, and packs are 10% cheaper.
 */
export const DEFAULT_PRICE_LIST: PriceList = {
  plans: {
    basic: {
      creditsPerMonth: 150,
      yearlyGrant: 'upfront',
      concurrency: 1,
      seats: 3,
      canAddSeats: true,
      isMostPopular: false,
      referenceImages: { month: 4, year: 10 },
      storageGigabytes: 25,
      features: featuresTimes(1),
      prices: { USD: { month: 990, year: 9_504 } },
    },
    standard: {
      creditsPerMonth: 750,
      yearlyGrant: 'upfront',
      concurrency: 2,
      seats: 5,
      canAddSeats: false,
      isMostPopular: true,
      referenceImages: { month: 10, year: 10 },
      storageGigabytes: 100,
      features: featuresTimes(5),
      prices: { USD: { month: 2_990, year: 17_940 } },
    },
    pro: {
      creditsPerMonth: 3_000,
      yearlyGrant: 'upfront',
      concurrency: 4,
      seats: 10,
      canAddSeats: true,
      isMostPopular: false,
      referenceImages: { month: 10, year: 10 },
      storageGigabytes: 500,
      features: featuresTimes(20),
      prices: { USD: { month: 7_990, year: 47_940 } },
    },
  },
  creditListPriceMillis: { USD: 6_600 },
  packs: [
    { id: 'pack-100', credits: 100, prices: { USD: 594 } },
    { id: 'pack-300', credits: 300, prices: { USD: 1_782 } },
    { id: 'pack-1000', credits: 1_000, prices: { USD: 5_940 } },
    { id: 'pack-3000', credits: 3_000, prices: { USD: 17_820 } },
  ],
  seat: { prices: { USD: 6_000 } },
}
