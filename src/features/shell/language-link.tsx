import { Link, useLocation } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/class-names'
import type { Language } from '@/contract/languages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { pathInLanguage } from '@/i18n/path-in-language'
import { storeLanguage } from '@/i18n/store-language'
import { useLanguage } from '@/i18n/use-language'

interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'lang'> {
  language: Language
}

/** This page in another language. The browser remembers a followed link as the chosen language. */
export function LanguageLink({ language, className, onClick, ...props }: LanguageLinkProps) {
  const isCurrent = useLanguage() === language
  const path: string = useLocation({ select: ({ pathname }) => pathInLanguage(pathname, language) })
  return (
    <Link
      {...props}
      to={path}
      search={true}
      hash={true}
      resetScroll={false}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        storeLanguage(language)
        onClick?.(event)
      }}
      className={cn('justify-between', isCurrent && 'font-medium', className)}
    >
      {LANGUAGE_NAMES[language]}
      {isCurrent && <Check aria-hidden />}
    </Link>
  )
}
