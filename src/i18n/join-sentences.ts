import type { I18n } from '@lingui/core'

/** Chinese and Japanese put no space between sentences. */
const WITHOUT_SPACE = new Set(['ja', 'zh'])

/** Joins whole sentences, skipping empty ones. */
export const joinSentences = (
  { locale }: Pick<I18n, 'locale'>,
  sentences: readonly (string | null | undefined)[],
): string => sentences.filter(Boolean).join(WITHOUT_SPACE.has(locale) ? '' : ' ')
