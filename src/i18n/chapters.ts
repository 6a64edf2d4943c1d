import type { Messages } from '@lingui/core'
import type { Language } from '@/contract/languages'

/** Words that only some screens say, in a file for each language. */
export type Chapter = Record<Language, () => Promise<{ messages: Messages }>>

// One list for the page, as there is one set of modules: the browser only.
const chapters = new Set<Chapter>()
const catalogs = new Map<Language, Messages>()
const fetched = new Map<Chapter, Map<Language, Promise<void>>>()

/** From now on code on this page says words of this chapter. The build writes this before such code. */
export function openChapter(chapter: Chapter) {
  chapters.add(chapter)
  fetched.set(chapter, new Map())
  fetchMissing().catch(() => {})
}

/** Adds to the words of a language those of all chapters open here, now and later. */
export function followChapters(language: Language, messages: Messages): Promise<unknown> {
  catalogs.set(language, messages)
  return fetchMissing()
}

/** Hands on a module as soon as its words are there. The build writes this behind every `import()`. */
export async function withWords<Module>(module: Module): Promise<Module> {
  await fetchMissing()
  return module
}

/** A file that did not arrive is asked for again the next time. */
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
    // The object an I18n reads from: telling it would render anew every word on screen.
    Object.assign(messages, words.messages)
  })
  fetched.get(chapter)?.set(language, arriving)
  arriving.catch(() => fetched.get(chapter)?.delete(language))
  return arriving
}
