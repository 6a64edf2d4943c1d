import type { AspectRatio } from '../../../contract/generation.ts'
import { keysOf } from '../../../contract/keys-of.ts'
import type { TemplateTrade } from '../../../contract/templates.ts'

interface Facts {
  trade: TemplateTrade
  ratio: AspectRatio
  isSeasonal?: true
}

const season = (ratio: AspectRatio): Facts => ({ trade: 'shop', ratio, isSeasonal: true })

/** The bundled templates; their texts are in the language files. */
export const SHIPPED = {
  launch: { trade: 'shop', ratio: '4:5' },
  sale: { trade: 'shop', ratio: '1:1' },
  price: { trade: 'shop', ratio: '1:1' },
  restock: { trade: 'shop', ratio: '4:5' },
  brand: { trade: 'shop', ratio: '1.91:1' },
  restaurant: { trade: 'restaurant', ratio: '1:1' },
  order: { trade: 'order', ratio: '1:1' },
  event: { trade: 'event', ratio: '9:16' },
  travel: { trade: 'travel', ratio: '4:5' },
  clinic: { trade: 'clinic', ratio: '1:1' },
  fitness: { trade: 'fitness', ratio: '4:5' },
  course: { trade: 'course', ratio: '1:1' },
  webinar: { trade: 'webinar', ratio: '1.91:1' },
  app: { trade: 'app', ratio: '9:16' },
  software: { trade: 'software', ratio: '1.91:1' },
  car: { trade: 'car', ratio: '1.91:1' },
  property: { trade: 'property', ratio: '4:5' },
  industry: { trade: 'industry', ratio: '1.91:1' },
  callout: { trade: 'callout', ratio: '1:1' },
  insurance: { trade: 'insurance', ratio: '1:1' },
  loan: { trade: 'loan', ratio: '1:1' },
  bank: { trade: 'bank', ratio: '1:1' },
  job: { trade: 'job', ratio: '1.91:1' },
  volunteer: { trade: 'volunteer', ratio: '4:5' },
  charity: { trade: 'charity', ratio: '4:5' },
  public: { trade: 'public', ratio: '1:1' },
  'new-year': season('4:5'),
  'lunar-new-year': season('1:1'),
  valentine: season('9:16'),
  'womens-day': season('4:5'),
  easter: season('1:1'),
  'mothers-day': season('9:16'),
  'fathers-day': season('4:5'),
  spring: season('1:1'),
  summer: season('9:16'),
  'back-to-school': season('4:5'),
  autumn: season('1:1'),
  halloween: season('9:16'),
  'singles-day': season('4:5'),
  'black-friday': season('1:1'),
  christmas: season('9:16'),
  winter: season('4:5'),
} as const satisfies Record<string, Facts>

export type ShippedId = keyof typeof SHIPPED
export const SHIPPED_IDS = keysOf(SHIPPED)
export const factsOf = (id: ShippedId): Facts => SHIPPED[id]
