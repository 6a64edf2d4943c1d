/**
 * The subjects and looks of ads that the built-in engine knows by name. Kept free of zod: composer and engine
 * share it.
 */
export const MOODS = [
  'luxury',
  'playful',
  'minimal',
  'tech',
  'nature',
  'calm',
  'energetic',
  'warm',
] as const
export type Mood = (typeof MOODS)[number]

export const OCCASIONS = [
  'christmas',
  'summer',
  'winter',
  'spring',
  'autumn',
  'valentine',
  'sale',
  'launch',
] as const
export type Occasion = (typeof OCCASIONS)[number]

export const COLOUR_NAMES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'gold',
  'beige',
] as const
export type ColourName = (typeof COLOUR_NAMES)[number]

/** A named color, or one given as `#rrggbb`. */
export type AdColour = ColourName | `#${string}`

/** Maximum length of each text field of an ad that a person may set. */
export const AD_TEXT_MAX = {
  brand: 40,
  headline: 120,
  subline: 200,
  offer: 24,
  price: 24,
  old_price: 24,
  eyebrow: 32,
  cta: 32,
  author: 60,
  legal: 260,
  subject: 60,
} as const
export type AdTextField = keyof typeof AD_TEXT_MAX

export const FEATURES_MAX = 12
export const FEATURE_LENGTH_MAX = 120
export const COLOURS_MAX = 3
