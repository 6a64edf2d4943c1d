/** Beginnings of ads with slots such as `{product}`. Kept free of zod: screens share it. */
export const TEMPLATE_TITLE_MAX = 80
/** Templates of a team; far more than a person looks through. */
export const TEMPLATES_MAX = 200

/** What a template is for: any product, or a line of business that asks for an act of its own. */
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

/** Those that advertise for a holiday, too. */
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

/** The blanks a template may have; what the product, the brand and the price are is known. */
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
