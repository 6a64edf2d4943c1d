import { Trans } from '@lingui/react/macro'
import { ChevronDown, Languages } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useLanguage } from '@/i18n/use-language'

const loadList = () => import('./language-list')

/** Shows the current language and opens the list of the ten. */
export function LanguagePicker() {
  const language = useLanguage()
  const name = LANGUAGE_NAMES[language]
  return (
    <LazyMenu load={loadList} menuProps={{}} variant="ghost" size="sm">
      <Languages aria-hidden />
      <span className="sr-only">
        <Trans>Language: {name}</Trans>
      </span>
      <span className="uppercase">{language}</span>
      <ChevronDown aria-hidden />
    </LazyMenu>
  )
}
