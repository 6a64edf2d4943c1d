import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { capabilitiesQuery } from '@/api/models.functions'
import { clockTime } from '@/components/creations/output-text'
import { FileProblem, SendingPercent } from '@/components/files/sending'
import { useFilePicker } from '@/components/files/use-file-picker'
import { idOf, type OwnMedia, useOwnFile } from '@/components/own-media/use-own-file'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useLanguage } from '@/i18n/use-language'
import { useVoices } from './use-voices'

interface VoiceChoiceProps {
  voice: OwnMedia | null
  onChoose: (voice: OwnMedia | null) => void
}

const LENGTH_MAX = 60

/** Chooses what is said: a voice-over, or the sound of a video. */
export function VoiceChoice({ voice, onChoose }: VoiceChoiceProps) {
  const { t } = useLingui()
  const lang = useLanguage()
  const { data } = useQuery(capabilitiesQuery())
  const { spoken, videos } = useVoices()
  const [sent, setSent] = useState<OwnMedia[]>([])
  const all = [...sent, ...spoken, ...videos]
  const makeOne = data?.capabilities.includes('speech') && (
    <Link to="/$lang/voice-over" params={{ lang }} className="text-link underline">
      <Trans>Make a voice-over</Trans>
    </Link>
  )
  return (
    <div className="flex flex-col gap-2">
      <Field label={t`Voice`} hint={makeOne}>
        {(control) => (
          <Select
            {...control}
            className="min-w-0"
            value={voice ? idOf(voice) : ''}
            onChange={({ target }) =>
              onChoose(all.find((one) => idOf(one) === target.value) ?? null)
            }
          >
            <option value="">
              <Trans>Choose a voice</Trans>
            </option>
            <Options label={t`Your audio files`} voices={sent} />
            <Options label={t`Your voice-overs`} voices={spoken} />
            <Options label={t`Sound from your videos`} voices={videos} />
          </Select>
        )}
      </Field>
      <VoiceUpload
        onReady={(one) => {
          setSent([one, ...sent])
          onChoose(one)
        }}
      />
    </div>
  )
}

/** Uploads an audio file. */
function VoiceUpload({ onReady }: { onReady: (voice: OwnMedia) => void }) {
  const { take, sending, problem } = useOwnFile('audio', onReady)
  const { input, pick } = useFilePicker({ kind: 'audio', onPick: (files) => void take(files) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {input}
      <Button type="button" variant="outline" loading={sending !== null} onClick={pick}>
        <Trans>Choose an audio file</Trans>
      </Button>
      {sending !== null && <SendingPercent share={sending} />}
      <FileProblem>{problem}</FileProblem>
    </div>
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
