import { ProviderError } from '../../provider.ts'
import type { Brief } from '../prompt/understand.ts'
import { drawable } from './fonts.ts'

const PART_CHARACTERS_MAX = 120
const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/**
 * Refuses an ad whose words can't be set, instead of making it without them.
 * @throws ProviderError('instruction_not_supported') naming the words
 */
export function requireWritable({
  headline,
  language,
}: Pick<Brief, 'headline' | 'language'>): void {
  if (lettersIn(drawable(headline, language)) * 2 >= lettersIn(headline)) return
  throw new ProviderError(
    'instruction_not_supported',
    'The built-in engine has no typeface for this script.',
    { details: { part: headline.slice(0, PART_CHARACTERS_MAX) } },
  )
}
