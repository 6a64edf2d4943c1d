import { msg } from '@lingui/core/macro'
import type { PageContext } from '@/lib/page-head'
import type { StructuredData } from '@/lib/structured-data'
import { QUESTIONS } from './landing/question-words'

export const WATERMARK_HEAD = {
  path: '/remove-watermark-from-video',
  title: msg`Remove a watermark from a video`,
  description: msg`Take logos, texts and subtitles out of your own videos, free and without an account: the true picture comes back, the sound stays as it is.`,
  keywords: msg`remove watermark from video, video watermark remover, remove logo, remove subtitles, erase text from video`,
}

/** The tool and its questions, for search engines and assistants. */
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
