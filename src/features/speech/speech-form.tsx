import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { voicesQuery } from '@/api/speech.functions'
import { GenerateButton } from '@/components/creations/generate-button'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { charactersOf } from '@/contract/speech'
import { speakerOf, voicesIn } from '@/contract/voices'
import { useLanguage } from '@/i18n/use-language'
import { ScriptField } from './script-field'
import { SpeechSettings } from './speech-settings'
import { useSpeaking } from './use-speaking'
import { VoiceList } from './voice-list'
import { firstWish, type Wish } from './wish'

/** The form for speech: script, voice and price. */
export function SpeechForm() {
  const [wish, setWish] = useState(firstWish(useLanguage()))
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  const { data: offered } = useQuery(voicesQuery())
  const voices = offered?.voices ?? []
  const speaker = speakerOf(voices, wish)
  const ofModel = voicesIn(voices, wish.language).filter(({ model }) => model === speaker?.model)
  const speaking = useSpeaking(wish, speaker, () => change({ script: '' }))
  const characters = charactersOf(wish.script.trim())
  const { credits } = useToolPrice('speech', {
    ...{ resolution: '720p', model: speaker?.model, characters },
  })
  const { data: balance } = useQuery(balanceQuery())
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    speaking.say()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 rounded-xl border bg-card p-4 sm:p-6">
      <ScriptField {...wish} onChange={(script) => change({ script })} />
      <SpeechSettings wish={wish} voices={voices} speaker={speaker} onChange={change} />
      {ofModel.length > 0 && (
        <VoiceList
          key={`${speaker?.model} ${wish.language}`}
          voices={ofModel}
          speaker={speaker}
          language={wish.language}
          onChoose={({ model, voice }) => change({ voice: { model, voice } })}
        />
      )}
      {offered && !speaker && (
        <p className="text-sm text-warning">
          {voices.length > 0 ? (
            <Trans>No voice here speaks this language.</Trans>
          ) : (
            <Trans>The voices can’t be loaded right now. Try again in a minute.</Trans>
          )}
        </p>
      )}
      <GenerateButton
        credits={characters > 0 ? credits : null}
        isPending={speaking.isPending}
        disabled={!speaker || characters === 0 || missing > 0}
      />
      {missing > 0 && <RechargeLink missing={missing} />}
      {speaker && <PriceNote model={speaker.model} />}
    </form>
  )
}

/** The price of a thousand characters, shown before any are written. */
function PriceNote({ model: id }: { model: string }) {
  const { i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const milliCredits = data?.models.find((model) => model.id === id)?.price.milli_credits['720p']
  if (!milliCredits) return null
  const credits = i18n.number(milliCredits / 1_000, { maximumFractionDigits: 1 })
  return (
    <p className="text-muted-foreground text-sm">
      <Trans>{credits} credits per 1,000 characters. Nothing is charged if it fails.</Trans>
    </p>
  )
}
