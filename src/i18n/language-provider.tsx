import { I18nProvider } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Language } from '@/contract/languages'

/** Gives the words of one language, loaded before by the route, to everything inside. */
export function LanguageProvider({
  language,
  children,
}: {
  language: Language
  children: ReactNode
}) {
  const { catalogs } = useRouter().options.context
  return <I18nProvider i18n={catalogs.get(language)}>{children}</I18nProvider>
}
