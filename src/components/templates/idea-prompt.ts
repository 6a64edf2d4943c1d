import type { Occasion, ShippedTemplate } from '@/contract/endpoints/templates'
import type { Language } from '@/contract/languages'

const COLON: Partial<Record<Language, string>> = { fr: '\u202f: ', ja: '：', zh: '：' }

/**
 * The prompt of a template for a holiday: the holiday's own for a general template, prefixed with its name
 * for a trade.
 */
export const ideaPrompt = (
  { prompt, trade }: Pick<ShippedTemplate, 'prompt' | 'trade'>,
  occasion: Pick<Occasion, 'name' | 'prompt'> | undefined,
  language: Language,
): string => {
  if (!occasion) return prompt
  if (trade === 'shop') return occasion.prompt ?? prompt
  return `${occasion.name}${COLON[language] ?? ': '}${prompt}`
}
