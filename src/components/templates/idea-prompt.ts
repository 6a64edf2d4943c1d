import type { Occasion, ShippedTemplate } from '@/contract/endpoints/templates'
import type { Language } from '@/contract/languages'

const COLON: Partial<Record<Language, string>> = { fr: '\u202f: ', ja: '：', zh: '：' }

/** The words of a template for a holiday: for any product the holiday's own, a trade's have its name in front. */
export const ideaPrompt = (
  { prompt, trade }: Pick<ShippedTemplate, 'prompt' | 'trade'>,
  occasion: Pick<Occasion, 'name' | 'prompt'> | undefined,
  language: Language,
): string => {
  if (!occasion) return prompt
  if (trade === 'shop') return occasion.prompt ?? prompt
  return `${occasion.name}${COLON[language] ?? ': '}${prompt}`
}
