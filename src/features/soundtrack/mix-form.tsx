import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { capabilitiesQuery } from '@/api/models.functions'
import { GenerateButton } from '@/components/creations/generate-button'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { OwnMediaChoice } from '@/components/own-media/own-media-choice'
import { useResults } from '@/components/own-media/use-results'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { FIRST_MIX, type Mix, soundtrackOf } from './mix'
import { RangeField } from './range-field'
import { SoundChoice } from './sound-choice'
import { useMixing } from './use-mixing'

/** The form for a mix: video, voice and music, with the price. */
export function MixForm({ onStarted }: { onStarted: (taskId: string) => void }) {
  const { t, i18n } = useLingui()
  const [mix, setMix] = useState(FIRST_MIX)
  // An upload may finish long after the file was chosen, so settings made meanwhile are kept.
  const change = (part: Partial<Mix>) => setMix((now) => ({ ...now, ...part }))
  const voices = useResults('audio', (type) => type === 'speech')
  const pieces = useResults('audio', (type) => type === 'music')
  const { data } = useQuery(capabilitiesQuery())
  const seconds = Math.ceil(mix.video?.seconds ?? 0)
  const { credits } = useToolPrice('soundtrack', { resolution: '1080p', seconds })
  const { data: balance } = useQuery(balanceQuery())
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const mixing = useMixing(mix, onStarted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mixing.mix()
  }
  const canSpeak = data?.capabilities.includes('speech')
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 rounded-xl border bg-card p-4 sm:p-6">
      <OwnMediaChoice kind="video" media={mix.video} onChoose={(video) => change({ video })} />
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">
        {(canSpeak || voices.length > 0) && (
          <SoundChoice
            label={t`Voice-over`}
            results={voices}
            chosen={mix.voice}
            makeAt={canSpeak ? '/$lang/voice-over' : null}
            makeWords={<Trans>Make a voice-over</Trans>}
            onChoose={(voice) => change({ voice })}
          />
        )}
        <SoundChoice
          label={t`Background music`}
          results={pieces}
          chosen={mix.music}
          makeAt="/$lang/background-music"
          makeWords={<Trans>Make music</Trans>}
          onChoose={(music) => change({ music })}
        />
        {mix.voice && (
          <RangeField
            label={t`Voice starts at`}
            {...{ min: 0, max: Math.max(1, seconds - 1), step: 0.5 }}
            value={mix.voiceAt}
            words={i18n.number(mix.voiceAt, { style: 'unit', unit: 'second' })}
            onChange={(voiceAt) => change({ voiceAt })}
          />
        )}
        {mix.music && (
          <RangeField
            label={t`Music volume`}
            {...{ min: -12, max: 6, step: 1 }}
            value={mix.musicGain}
            words={`${i18n.number(mix.musicGain, { signDisplay: 'exceptZero' })} dB`}
            onChange={(musicGain) => change({ musicGain })}
          />
        )}
      </div>
      <label className="flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={mix.keepsSound}
          onChange={({ target }) => change({ keepsSound: target.checked })}
          className="size-4 accent-primary"
        />
        <Trans>Keep the video’s sound</Trans>
      </label>
      <GenerateButton
        credits={mix.video ? credits : null}
        isPending={mixing.isPending}
        disabled={!mix.video || soundtrackOf(mix) === null || missing > 0}
      />
      {missing > 0 && <RechargeLink missing={missing} />}
    </form>
  )
}
