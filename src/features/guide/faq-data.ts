import { plainText } from '@/components/long-text/plain-text'
import type { TranslatedText } from '@/i18n/load-long-text'
import type { StructuredData } from '@/page/structured-data'

/** Structured data of the questions, for search engines and assistants. */
export const faqData = ({ language, sections }: TranslatedText): StructuredData => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: sections
    .filter(({ level }) => level === 3)
    .map(({ title, blocks }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(blocks) },
    })),
})
