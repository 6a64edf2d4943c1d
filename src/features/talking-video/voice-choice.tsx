import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { capabilitiesQuery } from '@/api/models.functions'
import { clockTime } from '@/components/creations/output-text'
import { idOf, type OwnMedia } from '@/components/own-media/use-own-file'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useLanguage } from '@/i18n/use-language'
import { useVoices } from './use-voices'

interface VoiceChoiceProps {
  voice: OwnMedia | null
  onChoose: (voice: OwnMedia | null) => void
}

const LENGTH_MAX = 60

/** What is said: a voice-over, or the sound of a video. */
export function VoiceChoice({ voice, onChoose }: VoiceChoiceProps) {
  const { t } = useLingui()
  const lang = useLanguage()
  const { data } = useQuery(capabilitiesQuery())
  const { spoken, videos } = useVoices()
  const all = [...spoken, ...videos]
  const makeOne = data?.capabilities.includes('speech') && (
    <Link to="/$lang/voice-over" params={{ lang }} className="text-link underline">
      <Trans>Make a voice-over</Trans>
    </Link>
  )
  return (
    <Field label={t`Voice`} hint={makeOne}>
      {(control) => (
        <Select
          {...control}
          className="min-w-0"
          value={voice ? idOf(voice) : ''}
          onChange={({ target }) => onChoose(all.find((one) => idOf(one) === target.value) ?? null)}
        >
          <option value="">
            <Trans>Choose a voice</Trans>
          </option>
          <Options label={t`Your voice-overs`} voices={spoken} />
          <Options label={t`Sound of your videos`} voices={videos} />
        </Select>
      )}
    </Field>
  )
}

function Options({ label, voices }: { label: string; voices: readonly OwnMedia[] }) {
  if (voices.length === 0) return null
  return (
    <optgroup label={label}>
      {voices.map((one) => (
        <option key={idOf(one)} value={idOf(one)}>
          {`${clockTime(one.seconds)} · ${one.name.slice(0, LENGTH_MAX)}`}
        </option>
      ))}
    </optgroup>
  )
}
