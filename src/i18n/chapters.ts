import type { Messages } from '@lingui/core'
import type { Language } from '@/contract/languages'

/** Words that only some screens use, one file per language. */
export type Chapter = Record<Language, () => Promise<{ messages: Messages }>>

// Global, like the modules of a page; only used in the browser.
const chapters = new Set<Chapter>()
const catalogs = new Map<Language, Messages>()
const fetched = new Map<Chapter, Map<Language, Promise<void>>>()

/** Registers a chapter that code on this page uses. The build inserts this call before such code. */
export function openChapter(chapter: Chapter) {
  chapters.add(chapter)
  fetched.set(chapter, new Map())
  fetchMissing().catch(() => {})
}

/** Adds the words of all chapters opened here, now and later, to a language. */
export function followChapters(language: Language, messages: Messages): Promise<unknown> {
  catalogs.set(language, messages)
  return fetchMissing()
}

/** Returns a module once its words are loaded. The build wraps every `import()` in this. */
export async function withWords<Module>(module: Module): Promise<Module> {
  await fetchMissing()
  return module
}

/** Retries files that failed to load. */
function fetchMissing(): Promise<unknown> {
  const missing = [...catalogs].flatMap(([language, messages]) =>
    [...chapters].map((chapter) => fetchOnce(chapter, language, messages)),
  )
  return Promise.all(missing)
}

function fetchOnce(chapter: Chapter, language: Language, messages: Messages): Promise<void> {
  const known = fetched.get(chapter)?.get(language)
  if (known) return known
  const arriving = chapter[language]().then((words) => {
    // Mutates the object the I18n reads from: notifying the I18n would re-render every word on screen.
    Object.assign(messages, words.messages)
  })
  fetched.get(chapter)?.set(language, arriving)
  arriving.catch(() => fetched.get(chapter)?.delete(language))
  return arriving
}
