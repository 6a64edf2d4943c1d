import { I18nProvider } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Language } from '@/contract/languages'

/** Provides the words of one language, already loaded by the route, to its children. */
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
