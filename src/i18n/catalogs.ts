import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '@/contract/languages'

const loaders = import.meta.glob<{ messages: Messages }>('/locales/*/messages.po')

/**
 * The languages one router has loaded. One I18n per language and never a global one: concurrent
 * requests do not see each other, and preloading a link in another language changes nothing on screen.
 */
export interface Catalogs {
  load: (language: Language) => Promise<I18n>
  /** A catalog that was loaded before. */
  get: (language: Language) => I18n
}

export function createCatalogs(): Catalogs {
  const loaded = new Map<Language, I18n>()
  return {
    async load(language) {
      const known = loaded.get(language)
      if (known) return known
      const loader = loaders[`/locales/${language}/messages.po`]
      if (!loader) throw new Error(`There is no catalog for ${language}`)
      const { messages } = await loader()
      const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
      loaded.set(language, i18n)
      return i18n
    },
    get(language) {
      const i18n = loaded.get(language)
      if (!i18n) throw new Error(`The catalog of ${language} is not loaded`)
      return i18n
    },
  }
}
