import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LANGUAGES, type Language } from '@/contract/languages'
import { fitTitle } from './fit-title'
import type { RouterContext } from './router-context'
import type { Site } from './site'
import { SOCIAL_SIZE, socialImagePath } from './social-image-path'
import { type StructuredData, structuredDataScript } from './structured-data'

interface PageDescription {
  /** Path without language prefix: '' for the root, else '/gallery'. */
  path: string
  title: MessageDescriptor
  description: MessageDescriptor
  keywords?: MessageDescriptor
  /** Preview image for links to the page; by default, one is drawn from its title and description. */
  image?: { url: string; width: number; height: number }
  /** Keep the page out of search engines. */
  isHidden?: boolean
}

/** What a route's `head` knows about its page. */
export interface PageContext extends Pick<RouterContext, 'catalogs'> {
  facts: Pick<RouterContext['facts'], 'origin'> & { site: Pick<Site, 'brandName'> }
  language: Language
}

/** Default for pages without keywords of their own, such as the account page. */
const KEYWORDS = msg`AI ads, ad generator, image ads, video ads`

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

/**
 * Title, description, keywords, social tags, translations, and structured data of a page. `data` is content
 * that schema.org has types for, such as offers or questions.
 */
export function pageHead(
  context: PageContext,
  page: PageDescription,
  data: readonly StructuredData[] = [],
) {
  const { catalogs, facts, language } = context
  const i18n = catalogs.get(language)
  const { brandName } = facts.site
  const title = fitTitle(i18n._(page.title), brandName)
  const description = i18n._(page.description)
  const addressIn = (prefix: string) => `${facts.origin}${prefix}${page.path || '/'}`
  const canonical = addressIn(`/${language}`)
  const image = page.image ?? ownImage(facts.origin, language, page)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: i18n._(page.keywords ?? KEYWORDS) },
      ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brandName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: OPEN_GRAPH_LOCALES[language] },
      { property: 'og:image', content: image.url },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image.url },
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
    scripts: data.map(structuredDataScript),
  }
}

/** Pages hidden from search engines share one picture. */
const ownImage = (origin: string, language: Language, { path, isHidden }: PageDescription) => ({
  url: origin + (isHidden ? '/social.png' : socialImagePath(language, path)),
  ...SOCIAL_SIZE,
})
