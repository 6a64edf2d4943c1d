import type { Occasion, ShippedTemplate } from '@/contract/endpoints/templates'
import type { Language } from '@/contract/languages'

const COLON: Partial<Record<Language, string>> = { fr: '\u202f: ', ja: '：', zh: '：' }

/** The words of a template for a holiday: a season's own say it, others have it in front. */
export const ideaPrompt = (
  { prompt, trade }: Pick<ShippedTemplate, 'prompt' | 'trade'>,
  occasion: Pick<Occasion, 'name'> | undefined,
  language: Language,
): string =>
  occasion && trade !== 'shop' ? `${occasion.name}${COLON[language] ?? ': '}${prompt}` : prompt
