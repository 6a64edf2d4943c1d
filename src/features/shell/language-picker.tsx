import { Trans } from '@lingui/react/macro'
import { ChevronDown, Languages } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { LANGUAGES } from '@/contract/languages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useLanguage } from '@/i18n/use-language'
import { LanguageLink } from './language-link'

/** The ten languages; path and query stay as they are. */
export function LanguagePicker() {
  const language = useLanguage()
  const name = LANGUAGE_NAMES[language]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="sm">
          <Languages aria-hidden />
          <span className="sr-only">
            <Trans>Language: {name}</Trans>
          </span>
          <span className="uppercase">{language}</span>
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {LANGUAGES.map((choice) => (
          <DropdownMenuItem key={choice} asChild>
            <LanguageLink language={choice} />
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
