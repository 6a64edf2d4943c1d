/** Ad drafts with slots such as `{product}`. Kept free of zod: screens share it. */
export const TEMPLATE_TITLE_MAX = 80
/** Most templates per team; far more than a person looks through. */
export const TEMPLATES_MAX = 200

/** What a template advertises: any product, or a line of business with its own call to action. */
export const TEMPLATE_TRADES = [
  'shop',
  'restaurant',
  'order',
  'event',
  'travel',
  'clinic',
  'fitness',
  'course',
  'webinar',
  'app',
  'software',
  'car',
  'property',
  'industry',
  'callout',
  'insurance',
  'loan',
  'bank',
  'job',
  'volunteer',
  'charity',
  'public',
] as const
export type TemplateTrade = (typeof TEMPLATE_TRADES)[number]

/** Trades that also advertise for a holiday. */
export const IDEA_TRADES = [
  'shop',
  'restaurant',
  'order',
  'event',
  'travel',
  'clinic',
  'fitness',
  'course',
  'app',
  'car',
  'charity',
] as const satisfies readonly TemplateTrade[]
export type IdeaTrade = (typeof IDEA_TRADES)[number]

/** Slots a template may have; product, brand, and price are filled in automatically. */
export const TEMPLATE_SLOTS = [
  'product',
  'brand',
  'price',
  'offer',
  'benefit',
  'date',
  'time',
  'place',
  'city',
  'name',
  'job',
  'pay',
  'cause',
  'notice',
  'service',
  'rooms',
  'topic',
  'dish',
  'hours',
  'audience',
  'rate',
  'legal',
] as const
export type TemplateSlot = (typeof TEMPLATE_SLOTS)[number]
