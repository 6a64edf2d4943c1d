import type { MessageDescriptor } from '@lingui/core'
import { LANGUAGES, type Language } from '@/contract/languages'
import type { RouterContext } from './router-context'

interface PageDescription {
  /** Path without language prefix: '' for the root, else '/gallery'. */
  path: string
  title: MessageDescriptor
  description: MessageDescriptor
  keywords?: MessageDescriptor
  /** Shown where the page is linked; the product's own picture without one. */
  image?: { url: string; width: number; height: number }
  /** Keep the page out of search engines. */
  isHidden?: boolean
}

/** What a route's `head` knows of the page it describes. */
export type PageContext = RouterContext & { language: Language }

const OPEN_GRAPH_LOCALES: Record<Language, string> = {
  zh: 'zh_CN',
  en: 'en_US',
  es: 'es_ES',
  de: 'de_DE',
  fr: 'fr_FR',
  ja: 'ja_JP',
  ko: 'ko_KR',
  pt: 'pt_BR',
  th: 'th_TH',
  vi: 'vi_VN',
}

/** Title, description, keywords, social tags and translations of a page (R2.45, R2.46). */
export function pageHead(context: PageContext, page: PageDescription) {
  const { catalogs, facts, language } = context
  const i18n = catalogs.get(language)
  const { brandName } = facts.site
  const title = `${i18n._(page.title)} · ${brandName}`
  const description = i18n._(page.description)
  const addressIn = (prefix: string) => `${facts.origin}${prefix}${page.path || '/'}`
  const canonical = addressIn(`/${language}`)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(page.keywords ? [{ name: 'keywords', content: i18n._(page.keywords) }] : []),
      ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brandName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: OPEN_GRAPH_LOCALES[language] },
      ...imageTags(page.image ?? { url: `${facts.origin}/social.png` }),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: page.isHidden
      ? []
      : [
          { rel: 'canonical', href: canonical },
          ...LANGUAGES.map((other) => ({
            rel: 'alternate',
            hrefLang: other,
            href: addressIn(`/${other}`),
          })),
          { rel: 'alternate', hrefLang: 'x-default', href: addressIn('') },
        ],
  }
}

const imageTags = ({ url, width, height }: { url: string; width?: number; height?: number }) => [
  { property: 'og:image', content: url },
  ...(width && height
    ? [
        { property: 'og:image:width', content: String(width) },
        { property: 'og:image:height', content: String(height) },
      ]
    : []),
]
