import type { PageContext } from '@/page/page-head'
import type { StructuredData } from '@/page/structured-data'
import { QUESTIONS } from './landing/question-words'
import { WATERMARK_HEAD } from './watermark-head'

/** Structured data of the tool and its questions, for search engines and assistants. */
export function watermarkData({ catalogs, facts, language }: PageContext): StructuredData[] {
  const i18n = catalogs.get(language)
  return [
    {
      '@type': 'WebApplication',
      name: i18n._(WATERMARK_HEAD.title),
      description: i18n._(WATERMARK_HEAD.description),
      url: `${facts.origin}/${language}${WATERMARK_HEAD.path}`,
      inLanguage: language,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
    },
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: i18n._(question),
        acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
      })),
    },
  ]
}
