import { isLanguage, type Language } from '@/contract/languages'

/** The parts of Vite's manifest that tell which files import which. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[] }
>

const ROUTE = /^src\/routes\/\$lang\/(.+)\.tsx\?tsr-split=component$/
const CATALOG = /^locales\/([a-z]{2})\/messages\.po(\?chapter=.+)?$/

/**
 * The files with a page's words: those that come with every page, and the chapters that the page's code opens
 * as soon as it runs.
 */
export function wordsOfPages(manifest: BuildManifest) {
  const pages = Object.keys(manifest).flatMap((key) => {
    const route = ROUTE.exec(key)?.[1]
    return route ? [{ path: patternOf(route), chapters: chaptersOf(key, manifest) }] : []
  })
  return (language: Language, pathname: string): string[] => {
    const [, first = '', ...others] = pathname.replace(/\/$/, '').split('/')
    const path = (isLanguage(first) ? others : [first, ...others]).join('/')
    const chapters = pages.find((page) => page.path.test(path))?.chapters ?? []
    const words = new Set([`locales/${language}/messages.po`, ...chapters])
    return [...words]
      .filter((key) => CATALOG.exec(key)?.[1] === language)
      .flatMap((key) => manifest[key]?.file ?? [])
  }
}

/** `_shell/gallery_.$itemId` matches `gallery/1`, `_shell/index` the empty path, `veo3[.]1` itself. */
function patternOf(route: string): RegExp {
  const segments = route
    .replaceAll('[.]', ':')
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
    .map((segment) => segment.replace(/_$/, '').replaceAll(':', '\\.'))
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : segment))
  return new RegExp(`^${segments.join('/')}$`)
}

function chaptersOf(key: string, manifest: BuildManifest): string[] {
  const chunks = new Set([key])
  for (const chunk of chunks) for (const next of manifest[chunk]?.imports ?? []) chunks.add(next)
  return [...chunks]
    .flatMap((chunk) => manifest[chunk]?.dynamicImports ?? [])
    .filter((imported) => CATALOG.test(imported))
}
