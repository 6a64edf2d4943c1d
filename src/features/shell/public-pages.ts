import { PAGES, type PageName } from './pages'

/** Pages everybody may see, and search engines may list. */
const PUBLIC_PAGES: readonly PageName[] = [
  'sora',
  'veo',
  'gallery',
  'pricing',
  'watermark',
  'subtitles',
  'music',
  'soundtrack',
  'photoshoot',
  'videoEditor',
  'guide',
  'faq',
  'privacy',
  'terms',
  'refund',
]

/** Their paths without a language, as far as this build has them. */
export const publicPaths = (routesByPath: object): string[] =>
  PUBLIC_PAGES.map((page) => PAGES[page].to)
    .filter((path) => path in routesByPath)
    .map((path) => path.replace('/$lang', ''))
