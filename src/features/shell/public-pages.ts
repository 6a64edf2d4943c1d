import { PAGES, type PageName } from './pages'

/** Pages that are public and indexed by search engines. */
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

/** Their paths without the language, if they exist in this build. */
export const publicPaths = (routesByPath: object): string[] =>
  PUBLIC_PAGES.map((page) => PAGES[page].to)
    .filter((path) => path in routesByPath)
    .map((path) => path.replace('/$lang', ''))
