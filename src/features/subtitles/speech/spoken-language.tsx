import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { readLocal, removeLocal, writeLocal } from '@/browser/local-store'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import {
  isSpokenLanguage,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from '@/contract/spoken-languages'
import { languageChoices } from './language-choices'

/**
 * The language spoken in the user's videos; null to detect it. Remembered, because the next video is likely
 * in the same language.
 */
export function useSpokenLanguage() {
  const [spoken, setSpoken] = useState(() => readLocal('spoken_language'))
  function choose(language: SpokenLanguage | null) {
    setSpoken(language)
    if (language) writeLocal('spoken_language', language)
    else removeLocal('spoken_language')
  }
  return { spoken, choose }
}

interface SpokenLanguageChoiceProps {
  spoken: SpokenLanguage | null
  isOff: boolean
  onChange: (spoken: SpokenLanguage | null) => void
}

/** Chooses the language of a video, in case its first words mislead the detection. */
export function SpokenLanguageChoice({ spoken, isOff, onChange }: SpokenLanguageChoiceProps) {
  const { i18n } = useLingui()
  const id = useId()
  const choices = useMemo(() => languageChoices(SPOKEN_LANGUAGES, i18n.locale), [i18n.locale])
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <Label htmlFor={id}>
        <Trans>Spoken language</Trans>
      </Label>
      <Select
        id={id}
        className="max-w-full"
        value={spoken ?? ''}
        disabled={isOff}
        onChange={({ target: { value } }) => onChange(isSpokenLanguage(value) ? value : null)}
      >
        <option value="">
          <Trans>Detect automatically</Trans>
        </option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
