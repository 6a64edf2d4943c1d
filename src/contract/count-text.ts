import type { TextSlot } from './campaign-words.ts'
import type { TextLimit } from './placement-rules/placement-rule.ts'

/** The platforms' own field names, mapped to ours. */
const SLOT_OF: Record<string, TextSlot> = {
  primary_text: 'primary',
  ad_text: 'primary',
  intro: 'primary',
  post: 'primary',
  headline: 'headline',
  card_headline: 'headline',
  website_title: 'headline',
  title: 'headline',
  long_headline: 'long_headline',
  description: 'description',
  brand_name: 'brand',
  brand: 'brand',
  business_name: 'brand',
  app_name: 'brand',
}

export const slotOf = (field: string): TextSlot | undefined => SLOT_OF[field]

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Scripts that get lower limits from platforms, since each character says more. */
const DENSE = new RegExp(`${WIDE.source}|\\p{Script=Devanagari}`, 'u')
const LINK = /https?:\/\/\S+/gu

export interface TextCount {
  count: number
  max: number | null
  verdict: 'empty' | 'fits' | 'long' | 'too_long' | 'too_short'
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Counts characters as people see them: a family emoji is one, and so is a Thai letter with its tone mark. */
export function countText(text: string, limit: TextLimit): TextCount {
  const words = text.trim()
  const { linkCost } = limit
  const links = linkCost ? [...words.matchAll(LINK)].length : 0
  const plain = linkCost ? words.replace(LINK, '') : words
  let count = links * (linkCost ?? 0)
  for (const { segment } of segmenter.segment(plain))
    count += limit.wideCost && WIDE.test(segment) ? limit.wideCost : 1
  const isDense = DENSE.test(words)
  const max = (isDense ? limit.maxCjk : undefined) ?? limit.max ?? null
  const warn = (isDense ? limit.warnCjk : undefined) ?? limit.warn ?? null
  return { count, max, verdict: verdictOf(count, { max, warn, min: limit.min ?? 0 }) }
}

function verdictOf(
  count: number,
  { max, warn, min }: { max: number | null; warn: number | null; min: number },
): TextCount['verdict'] {
  if (count === 0) return 'empty'
  if (max !== null && count > max) return 'too_long'
  if (count < min) return 'too_short'
  return warn !== null && count > warn ? 'long' : 'fits'
}
