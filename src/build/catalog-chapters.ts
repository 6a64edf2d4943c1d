import { join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../contract/languages.ts'
import { chapterOf } from './chapter-of.ts'
import { firstScreens } from './first-screen.ts'
import { misplacedWords } from './misplaced-words.ts'
import { CHAPTER, type ChapterIndex, openChapters, RUNTIME, saysWords } from './open-chapters.ts'

const CATALOG = /\/locales\/([a-z]{2})\/messages\.po(?:\?chapter=([a-z-]+))?$/

/** Entry points of our code in a browser, whatever the page. */
const EVERY_VISIT = ['src/router.tsx', 'src/start.ts']

/**
 * Splits each language's catalog into chapters, so that a page only loads the words of its own screen. Code
 * with words from a chapter opens it, and every `import()` of ours waits for the words of the imported code.
 * The English texts are removed from the code, except those missing in every catalog: missing translations
 * show in English, never as an id.
 */
export function catalogChapters(): Plugin {
  let root = ''
  let index: ChapterIndex
  let wordsOf: WordsOf
  /** Modules whose words every page loads. */
  const speakers = new Set<string>()

  return {
    name: 'adloom:catalog-chapters',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root
    },
    async buildStart() {
      index = await indexChapters()
      wordsOf = rememberWords()
    },
    resolveId: {
      filter: { id: new RegExp(`^${CHAPTER}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${CHAPTER}`) },
      handler: (id) => openingOf(id.slice(CHAPTER.length + 1)),
    },
    transform: {
      filter: { id: [CATALOG, /\/src\/.+\.tsx?(?:\?.*)?$/] },
      async handler(code, id) {
        const [, language, chapter = null] = CATALOG.exec(id) ?? []
        if (language) {
          return {
            code: compileChapter(language, await wordsOf(language), index.get(chapter)),
            map: null,
            moduleType: 'js',
          }
        }
        const file = relative(root, id.split('?')[0] ?? id)
        if (file.startsWith('src/i18n/catalog') || file.startsWith('src/i18n/chapters')) return null
        const own = chapterOf(file)
        if (own === null && saysWords(code)) speakers.add(id)
        return { code: openChapters(code, own, index), map: null }
      },
    },
    generateBundle() {
      const faults = misplacedWords(
        {
          importsOf: (id) => this.getModuleInfo(id)?.importedIds ?? [],
          lateImportsOf: (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        },
        {
          entries: EVERY_VISIT.map((file) => join(root, file)),
          screens: firstScreens(root),
          chapters: new Map([...this.getModuleIds()].flatMap(chapterEntry)),
          speakers: [...speakers],
        },
      )
      if (faults.length > 0) this.error(faults.join('\n').replaceAll(`${root}/`, ''))
    },
  }
}

/** The module that opens a chapter, with the chapter's name. */
function chapterEntry(id: string): [string, string][] {
  const chapter = id.split(`\0${CHAPTER}`)[1]
  return chapter ? [[id, chapter]] : []
}

async function indexChapters(): Promise<ChapterIndex> {
  const index = new Map<string | null, Set<string>>([[null, new Set()]])
  const messages = await readCatalog('en')
  for (const [id, { origin = [] }] of Object.entries(messages)) {
    const chapters = new Set(origin.map(([file]) => chapterOf(file)))
    for (const chapter of chapters.has(null) ? [null] : chapters) {
      index.set(chapter, (index.get(chapter) ?? new Set()).add(id))
    }
  }
  return index
}

async function ourCatalog() {
  const [catalog] = await getCatalogs(getConfig())
  if (!catalog) throw new Error('lingui.config.ts names no catalog')
  return catalog
}

const readCatalog = async (language: string) => (await (await ourCatalog()).read(language)) ?? {}

type Words = Record<string, string>
type WordsOf = (language: string) => Promise<Words>

/** Reads each language's catalog once per build, since it has dozens of chapters. */
function rememberWords(): WordsOf {
  const known = new Map<string, Promise<Words>>()
  return (language) => {
    const words = known.get(language) ?? readWords(language)
    known.set(language, words)
    return words
  }
}

async function readWords(language: string): Promise<Words> {
  const catalog = await ourCatalog()
  const { messages } = await catalog.getTranslations(language, {
    fallbackLocales: {},
    sourceLocale: 'en',
    missingBehavior: 'resolved',
  })
  return messages
}

function compileChapter(
  language: string,
  words: Words,
  ids: ReadonlySet<string> = new Set(),
): string {
  const chapter = Object.fromEntries(Object.entries(words).filter(([id]) => ids.has(id)))
  return createCompiledCatalog(language, chapter, { namespace: 'es' }).source
}

const openingOf = (chapter: string) => `
import { openChapter } from '${RUNTIME}'
openChapter({ ${LANGUAGES.map((language) => `${language}: () => import('/locales/${language}/messages.po?chapter=${chapter}')`).join(', ')} })
`
