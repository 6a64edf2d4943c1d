import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { TAG_LENGTH_MAX } from '@/contract/limits'
import { SEEN_AD_TAGS_MAX } from '@/contract/seen-ads'

/** The team's notes on an ad. */
export type AdFields = Pick<
  SeenAd,
  'title' | 'words' | 'note' | 'advertiser' | 'platform' | 'tags' | 'rating'
>

export const fieldsOf = ({
  title,
  words,
  note,
  advertiser,
  platform,
  tags,
  rating,
}: AdFields): AdFields => ({ title, words, note, advertiser, platform, tags, rating })

/** Splits typed text into tags without duplicates. */
export function tagsIn(text: string): string[] {
  const tags = text.split(/[,，、\n]/).flatMap((part) => part.trim().slice(0, TAG_LENGTH_MAX) || [])
  return [...new Set(tags)].slice(0, SEEN_AD_TAGS_MAX)
}
