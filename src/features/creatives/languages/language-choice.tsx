import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { LANGUAGES, type Language } from '@/contract/languages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'

interface LanguageChoiceProps {
  /** The original language of the ad. */
  source: Language
  chosen: readonly Language[]
  onToggle: (language: Language) => void
}

/** The languages the ad can be translated into. */
export function LanguageChoice({ source, chosen, onToggle }: LanguageChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>Languages</Trans>
      </legend>
      {LANGUAGES.filter((language) => language !== source).map((language) => {
        const isChosen = chosen.includes(language)
        return (
          <Button
            key={language}
            variant={isChosen ? 'secondary' : 'outline'}
            size="sm"
            lang={language}
            aria-pressed={isChosen}
            onClick={() => onToggle(language)}
          >
            {isChosen && <Check aria-hidden />}
            {LANGUAGE_NAMES[language]}
          </Button>
        )
      })}
    </fieldset>
  )
}
