import { readFileSync } from 'node:fs'
import type { Language } from '../../src/contract/languages.ts'

/** A value for each parameter in page addresses besides the language. */
const SAMPLES: Record<string, string> = {
  itemId: firstExampleId(),
  creativeId: '01a2b3c4-0000-7000-8000-000000000000',
  // A link that nobody ever made.
  token: 'no-such-token',
}

/** For developers: production builds don't have it. */
export const DESIGN_PAGE = '/$lang/design'

/** For operators: for everybody else the page doesn't exist. */
export const ADMIN_PAGE = '/$lang/admin'

const HIDDEN: ReadonlySet<string> = new Set([DESIGN_PAGE, ADMIN_PAGE])

/** Every page that anyone can open, as the router knows them: `/$lang/login`, `/login` … */
export function listPages(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const [, block = ''] = tree.match(/interface FileRoutesByTo \{([^}]*)\}/) ?? []
  const pages = [...block.matchAll(/'([^']+)':/g)].map(([, page = '']) => page)
  if (pages.length === 0) throw new Error('src/routeTree.gen.ts lists no pages')
  return pages.filter((page) => !page.endsWith('/$') && !HIDDEN.has(page)).sort()
}

/** The address of a page in a language, with sample values for its other parameters. */
export function addressOf(page: string, language: Language): string {
  if (page === '/$lang') return `/${language}/`
  return page.replace(/\$(\w+)/g, (_, name: string) => {
    const value = name === 'lang' ? language : SAMPLES[name]
    if (value === undefined) throw new Error(`tests/support/pages.ts needs a sample for $${name}`)
    return value
  })
}

/** The status of a page's sample address; that of a link opens nothing. */
export function statusOf(page: string): number {
  if (page.endsWith('/404')) return 404
  return page.endsWith('/$token') ? 410 : 200
}

/** A gallery example, which exists from the start. */
function firstExampleId(): string {
  const index = readFileSync('src/backend/modules/gallery/examples/index.json', 'utf8')
  const [first]: { id: string }[] = JSON.parse(index)
  if (!first) throw new Error('the gallery has no examples')
  return first.id
}
