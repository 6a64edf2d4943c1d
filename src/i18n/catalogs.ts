import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@/contract/languages'
import { followChapters } from './chapters'

const loaders = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po')

/**
 * The languages a router has loaded. One I18n per language, never a global one: concurrent requests do not
 * affect each other, and preloading a link in another language changes nothing on screen.
 */
export interface Catalogs {
  load: (language: Language) => Promise<I18n>
  /** The loaded catalog; otherwise another loaded one, or the English source texts if none is. */
  get: (language: Language) => I18n
}

export function createCatalogs(): Catalogs {
  const loaded = new Map<Language, I18n>()
  const sourceText = setupI18n({ locale: 'en', messages: { en: {} } })
  return {
    async load(language) {
      const known = loaded.get(language)
      if (known) return known
      const loader = loaders[`/locales/${language}/messages.po`]
      if (!loader) throw new Error(`There is no catalog for ${language}`)
      const { messages } = await loader()
      if (!import.meta.env.SSR) await followChapters(language, messages)
      const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
      loaded.set(language, i18n)
      return i18n
    },
    get: (language) => loaded.get(language) ?? loaded.values().next().value ?? sourceText,
  }
}
