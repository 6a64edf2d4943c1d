import type { MessageDescriptor } from '@lingui/core'
import { LANGUAGES, type Language } from '@/contract/languages'
import type { RouterContext } from './router-context'

interface PageDescription {
  /** Path without language prefix: '' for the root, else '/gallery'. */
  path: string
  title: MessageDescriptor
  description: MessageDescriptor
  keywords?: MessageDescriptor
  /** Keep the page out of search engines. */
  isHidden?: boolean
}

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
export function pageHead(context: RouterContext & { language: Language }, page: PageDescription) {
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
      { property: 'og:image', content: `${facts.origin}/social.png` },
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
