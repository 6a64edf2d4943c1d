import type { Language } from '@/contract/languages'
import { PAGE_SITEMAP_PATH, pageSitemap, robots, sitemapIndex } from './sitemap'
import { readSocialWords, socialImagePage } from './social-image'

interface SocialPicture {
  page: string
  title: string
  description: string
  language: Language
}

interface CrawlerFiles {
  /** Scheme and host for URLs in the files. */
  readonly origin: string
  /** Public pages, without a language: '' for the root. */
  listPaths: () => Promise<readonly string[]>
  /** A page's HTML as visitors see it, or null when there is no such page. */
  readPage: (path: string) => Promise<string | null>
  draw: (picture: SocialPicture) => Promise<BodyInit>
}

/** Files for crawlers and link previews: robots, sitemaps, pictures. Null for any other path. */
export function crawlerFile(pathname: string, files: CrawlerFiles): Promise<Response> | null {
  if (pathname === '/robots.txt') return Promise.resolve(file(robots(files.origin), 'text/plain'))
  if (pathname === '/sitemap.xml') {
    return Promise.resolve(file(sitemapIndex(files.origin), 'application/xml'))
  }
  if (pathname === PAGE_SITEMAP_PATH) {
    const { origin, listPaths } = files
    return listPaths().then((paths) => file(pageSitemap(origin, paths), 'application/xml'))
  }
  const pictured = socialImagePage(pathname)
  return pictured && socialPicture(pictured, files)
}

/** Uses the page's own title and description, so that the two never differ. */
async function socialPicture(
  { language, path }: { language: Language; path: string },
  { readPage, draw }: CrawlerFiles,
): Promise<Response> {
  const html = await readPage(`/${language}${path || '/'}`)
  const words = html && readSocialWords(html)
  if (!words) return new Response('Not found', { status: 404 })
  return file(await draw({ page: path, language, ...words }), 'image/jpeg')
}

const DAY_SECONDS = 86_400

const file = (body: BodyInit, type: string) =>
  new Response(body, {
    headers: {
      'content-type': type.startsWith('image/') ? type : `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${type.startsWith('image/') ? DAY_SECONDS : 3_600}`,
    },
  })
