import { LANGUAGES } from '@/contract/languages'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Path of the sitemap that the index lists, with all public pages. */
export const PAGE_SITEMAP_PATH = '/sitemap-pages.xml'

/** `/sitemap.xml`: the sitemap index. */
export const sitemapIndex = (origin: string): string =>
  document(
    `<sitemapindex xmlns="${NAMESPACE}"><sitemap><loc>${escapeXml(origin + PAGE_SITEMAP_PATH)}</loc></sitemap></sitemapindex>`,
  )

/** Every page in every language, with its translations. Paths have no language prefix. */
export function pageSitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const addressIn = (prefix: string) => escapeXml(`${origin}${prefix}${path || '/'}`)
    const alternates = [
      ...LANGUAGES.map((language) => alternate(language, addressIn(`/${language}`))),
      alternate('x-default', addressIn('')),
    ].join('')
    return LANGUAGES.map(
      (language) => `<url><loc>${addressIn(`/${language}`)}</loc>${alternates}</url>`,
    )
  })
  return document(
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  )
}

/** `/robots.txt`: crawlers may read pages, but not the API. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /backend/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
