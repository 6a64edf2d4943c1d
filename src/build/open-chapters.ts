/** The ids of each chapter; those under null come with every page. */
export type ChapterIndex = ReadonlyMap<string | null, ReadonlySet<string>>

/** Begins the name of the module that opens a chapter. */
export const CHAPTER = 'virtual:chapter/'
/** What opened chapters come together in, in the browser. */
export const RUNTIME = '/src/i18n/chapters.ts'

/** A message as the macros leave it. */
const MESSAGE = /\bid: "([\w-]{6})",(\s*)message: "(?:[^"\\]|\\.)*"/g
const DYNAMIC_IMPORT = /\bimport\((?:"[^"]+"|'[^']+')\)/g

/** Whether anything in a source file is said in the reader's language. */
export const saysWords = (code: string): boolean => code.search(MESSAGE) >= 0

/**
 * A source file without the English texts that the catalogs have: it opens its chapter when it says
 * words of it, and waits for the words of what it imports later.
 */
export function openChapters(code: string, chapter: string | null, index: ChapterIndex): string {
  let needsChapter = false
  let needsWords = false
  const lean = code
    .replace(MESSAGE, (whole, id: string, space: string) => {
      const isEverywhere = index.get(null)?.has(id)
      if (!isEverywhere && !(chapter && index.get(chapter)?.has(id))) return whole
      if (!isEverywhere) needsChapter = true
      return `id: "${id}"${space}`
    })
    .replace(DYNAMIC_IMPORT, (whole) => {
      needsWords = true
      return `${whole}.then(withWords)`
    })
  // On the line of the first statement, so that maps of the source stay true.
  const chapterImport = needsChapter ? `import '${CHAPTER}${chapter}';` : ''
  const wordsImport = needsWords ? `import { withWords } from '${RUNTIME}';` : ''
  return chapterImport + wordsImport + lean
}
