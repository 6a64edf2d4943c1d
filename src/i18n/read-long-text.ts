import type { Language } from '@/contract/languages'
import type { PageFacts } from '@/page/router-context'
import { textValues } from '@/page/site'
import { fillLongText } from './fill-long-text'
import type { LongText, LongTextName } from './long-text'

const loaders = import.meta.glob<LongText>('/locales/*/*.md', { import: 'default' })

/** A long text ready for display, and its language. */
export interface TranslatedText extends LongText {
  language: Language
}

/** A long text in the page's language, or in English if it is not translated. */
export async function readLongText(
  name: LongTextName,
  { language, facts }: { language: Language; facts: Pick<PageFacts, 'site'> },
): Promise<TranslatedText> {
  const translated = loaders[`/locales/${language}/${name}.md`]
  const loader = translated ?? loaders[`/locales/en/${name}.md`]
  if (!loader) throw new Error(`There is no text ${name}`)
  const text = fillLongText(await loader(), textValues(facts.site))
  return { ...text, language: translated ? language : 'en' }
}
