import { AD_TEXT_MAX, FEATURE_LENGTH_MAX } from '@/contract/ad-words'
import type { AdWords } from '@/contract/endpoints/ad-versions'
import type { CreativeVersions } from '@/contract/endpoints/creatives'

export type Brief = NonNullable<CreativeVersions['brief']>
export type TextPart = Exclude<keyof AdWords, 'features'>

/** A text of an ad that needs a translation. */
export interface Line {
  key: string
  part: TextPart | 'features'
  source: string
  lengthMax: number
}

/** In reading order. */
const ORDER: readonly TextPart[] = [
  'headline',
  'subline',
  'offer',
  'price',
  'old_price',
  'cta',
  'eyebrow',
  'brand',
  'author',
  'legal',
]

/** Only the texts that the ad has. */
export function linesOf({ words }: Brief): Line[] {
  const texts = ORDER.flatMap((part): Line[] => {
    const source = words[part]
    return source === null ? [] : [{ key: part, part, source, lengthMax: AD_TEXT_MAX[part] }]
  })
  const features = words.features.map(
    (source, index): Line => ({
      key: `feature-${index}`,
      part: 'features',
      source,
      lengthMax: FEATURE_LENGTH_MAX,
    }),
  )
  return [...texts, ...features]
}

/** The translation to one language so far, by line. */
export type Draft = Readonly<Record<string, string>>

/** The same in every language, so prefilled. */
const KEPT = new Set<Line['part']>(['brand', 'author', 'price', 'old_price'])

export const freshDraft = (lines: readonly Line[]): Draft =>
  Object.fromEntries(
    lines.map(({ key, part, source }) => [
      key,
      KEPT.has(part) || !/\p{L}/u.test(source) ? source : '',
    ]),
  )

export const missingIn = (lines: readonly Line[], draft: Draft): number =>
  lines.filter(({ key }) => (draft[key] ?? '').trim() === '').length

export const draftOf = (lines: readonly Line[], words: AdWords): Draft => {
  const features = lines.filter(({ part }) => part === 'features')
  return Object.fromEntries(
    lines.map((line) => {
      const { key, part } = line
      const text = part === 'features' ? words.features[features.indexOf(line)] : words[part]
      return [key, text ?? '']
    }),
  )
}

/** The words of a completed draft. */
export function wordsOf(lines: readonly Line[], draft: Draft): AdWords {
  const text = (part: TextPart) => draft[part]?.trim() || null
  return {
    brand: text('brand'),
    headline: text('headline') ?? '',
    subline: text('subline'),
    offer: text('offer'),
    price: text('price'),
    old_price: text('old_price'),
    eyebrow: text('eyebrow'),
    cta: text('cta'),
    author: text('author'),
    legal: text('legal'),
    features: lines
      .filter(({ part }) => part === 'features')
      .map(({ key }) => draft[key]?.trim() ?? ''),
  }
}
