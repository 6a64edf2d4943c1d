import type { ReactElement } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { LANGUAGES, type Language } from '@/contract/languages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useLanguage } from '@/i18n/use-language'

interface TranslateMenuProps {
  trigger: ReactElement
  onChoose: (into: Language) => void
}

/** Languages to translate the prompt into: the page's language and English first. */
export default function TranslateMenu({ trigger, onChoose }: TranslateMenuProps) {
  const first = new Set<Language>([useLanguage(), 'en'])
  const languages = [...first, ...LANGUAGES.filter((language) => !first.has(language))]
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {languages.map((language) => (
          <DropdownMenuItem key={language} lang={language} onSelect={() => onChoose(language)}>
            {LANGUAGE_NAMES[language]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
