/** The message ids of each chapter; those under null come with every page. */
export type ChapterIndex = ReadonlyMap<string | null, ReadonlySet<string>>

/** Prefix of the modules that open a chapter. */
export const CHAPTER = 'virtual:chapter/'
/** The browser module that collects opened chapters. */
export const RUNTIME = '/src/i18n/chapters.ts'

/** A message as compiled by the macros. */
const MESSAGE = /\bid: "([\w-]{6})",(\s*)message: "(?:[^"\\]|\\.)*"/g
const DYNAMIC_IMPORT = /\bimport\((?:"[^"]+"|'[^']+')\)/g

/** Whether a source file has translatable words. */
export const saysWords = (code: string): boolean => code.search(MESSAGE) >= 0

/**
 * Removes English texts that are in the catalogs from a source file. The code opens its chapter if it has
 * words from it, and waits for the words of what it imports dynamically.
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
  // Added to the first line, so that source maps stay correct.
  const chapterImport = needsChapter ? `import '${CHAPTER}${chapter}';` : ''
  const wordsImport = needsWords ? `import { withWords } from '${RUNTIME}';` : ''
  return chapterImport + wordsImport + lean
}
