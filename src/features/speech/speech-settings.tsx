import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { VoiceView } from '@/contract/endpoints/speech'
import { LANGUAGES } from '@/contract/languages'
import { SPEECH_SPEED } from '@/contract/speech'
import { voicesIn } from '@/contract/voices'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import type { Wish } from './wish'

interface SpeechSettingsProps {
  wish: Wish
  voices: readonly VoiceView[]
  speaker: VoiceView | null
  onChange: (part: Partial<Wish>) => void
}

/** Language, model, speed and file format. */
export function SpeechSettings({ wish, voices, speaker, onChange }: SpeechSettingsProps) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const fitting = voicesIn(voices, wish.language)
  const models = [...new Set(fitting.map(({ model }) => model))]
  const labelOf = (id: string) => data?.models.find((model) => model.id === id)?.label ?? id
  const speed = i18n.number(wish.speed, { maximumFractionDigits: 2 })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Language`}>
        {(control) => (
          <Select
            {...control}
            value={wish.language}
            onChange={({ target }) => {
              const language = LANGUAGES.find((one) => one === target.value)
              if (language) onChange({ language })
            }}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Model`}>
        {(control) => (
          <Select
            {...control}
            value={speaker?.model ?? ''}
            onChange={({ target }) => {
              const first = fitting.find(({ model }) => model === target.value)
              if (first) onChange({ voice: first })
            }}
          >
            {models.map((model) => (
              <option key={model} value={model}>
                {labelOf(model)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Speed`}>
        {(control) => (
          <div className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
            <input
              {...control}
              type="range"
              min={SPEECH_SPEED.min}
              max={SPEECH_SPEED.max}
              step={SPEECH_SPEED.step}
              value={wish.speed}
              aria-valuetext={`${speed}×`}
              onChange={({ target }) => onChange({ speed: target.valueAsNumber })}
              className="min-w-0 grow accent-primary"
            />
            <span className="w-14 shrink-0 text-right text-sm tabular-nums">{speed}×</span>
          </div>
        )}
      </Field>
      <Field label={t`File`}>
        {(control) => (
          <Select
            {...control}
            value={wish.format}
            onChange={({ target }) => onChange({ format: target.value === 'wav' ? 'wav' : 'm4a' })}
          >
            <option value="m4a">{t`M4A, small`}</option>
            <option value="wav">{t`WAV, uncompressed`}</option>
          </Select>
        )}
      </Field>
    </div>
  )
}
