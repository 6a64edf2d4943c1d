import { Trans, useLingui } from '@lingui/react/macro'
import { Play, Square } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { VoiceView } from '@/contract/endpoints/speech'
import type { Language } from '@/contract/languages'
import { isSameVoice } from '@/contract/voices'
import { usePreview } from './use-preview'

interface VoiceListProps {
  voices: readonly VoiceView[]
  speaker: VoiceView | null
  language: Language
  onChoose: (voice: VoiceView) => void
}

/** The available voices; each has a sample. */
export function VoiceList({ voices, speaker, language, onChoose }: VoiceListProps) {
  const { t } = useLingui()
  const group = useId()
  const preview = usePreview(language)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-2 font-medium text-sm">
        <Trans>Voice</Trans>
      </legend>
      <ul className="grid max-h-64 gap-2 overflow-y-auto sm:grid-cols-2">
        {voices.map((voice) => {
          const { name } = voice
          const state = preview.stateOf(voice)
          return (
            <li
              key={`${voice.model} ${voice.voice}`}
              className="flex min-w-0 items-center gap-1 rounded-md border border-input pr-1 has-checked:border-primary has-checked:bg-accent"
            >
              <label className="flex min-h-10 min-w-0 grow cursor-pointer items-center gap-2 px-3 text-sm pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name={group}
                  checked={speaker !== null && isSameVoice(speaker, voice)}
                  onChange={() => onChoose(voice)}
                  className="size-4 shrink-0 accent-primary"
                />
                <span className="truncate">{name}</span>
              </label>
              <Button
                type="button"
                variant="ghost"
                size="icon"
                aria-label={state === 'silent' ? t`Hear ${name}` : t`Stop ${name}`}
                onClick={() => (state === 'silent' ? preview.play(voice) : preview.stop())}
              >
                {state === 'silent' && <Play aria-hidden />}
                {state === 'loading' && <Spinner />}
                {state === 'playing' && <Square aria-hidden />}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="text-muted-foreground text-sm">
        <Trans>Listening is free: the voice says a sample sentence.</Trans>
      </p>
    </fieldset>
  )
}
