import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { GenerateButton } from '@/components/creations/generate-button'
import { SecondPrice } from '@/components/creations/second-price'
import { useStartTask } from '@/components/creations/use-start-task'
import { OwnMediaChoice } from '@/components/own-media/own-media-choice'
import { ConsentFields } from '@/components/people/consent-fields'
import { consentMissing } from '@/components/people/consent-missing'
import { PresenterChoice } from '@/components/people/presenter-choice'
import { TypeChoice } from '@/components/people/type-choice'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { AppError } from '@/contract/app-error'
import { modelFor, workCredits } from '@/contract/work'
import { errorMessage } from '@/i18n/error-messages'
import { VoiceChoice } from './voice-choice'
import {
  firstWish,
  isTooLong,
  requestOf,
  resolutionOf,
  type SpeakingType,
  secondsOf,
  type Wish,
} from './wish'

interface SpeakingFormProps {
  /** The types available on this installation. */
  types: readonly SpeakingType[]
  onStarted: (taskId: string) => void
}

/** The form for a talking video: person, words, consent and price. */
export function SpeakingForm({ types, onStarted }: SpeakingFormProps) {
  const [wish, setWish] = useState(firstWish(types[0] ?? 'lip_sync'))
  // An upload may finish long after the file was chosen, so edits made meanwhile are kept.
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }))
  const show = (media: Wish['seen'][SpeakingType]) =>
    setWish((now) => ({ ...now, seen: { ...now.seen, [type]: media }, hasAgreed: false }))
  const { t } = useLingui()
  const { type } = wish
  const isMadeUp = wish.seen[type]?.isMadeUp
  const { data } = useQuery(modelsQuery())
  const seconds = secondsOf(wish)
  const model = modelFor(data?.models ?? [], { workflowType: type, seconds: 1 })
  const resolution = resolutionOf(model)
  const { data: balance } = useQuery(balanceQuery())
  const price =
    model && resolution && seconds !== null
      ? workCredits([model], { workflowType: type, seconds, resolution })
      : null
  const missing = balance && price !== null ? price - balance.balance : 0
  const speaking = useStartTask(({ task_id }) => onStarted(task_id))
  const request = requestOf(wish, model, resolution)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request) speaking.mutate(request)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 rounded-xl border bg-card p-4 sm:p-6">
      {types.length > 1 && (
        <TypeChoice {...{ types, type }} onChoose={(next) => change({ type: next })} />
      )}
      {type === 'lip_sync' ? (
        <OwnMediaChoice key={type} kind="video" media={wish.seen[type]} onChoose={show} />
      ) : (
        <PresenterChoice label={t`Image`} media={wish.seen[type]} onChoose={show} />
      )}
      <VoiceChoice voice={wish.voice} onChoose={(voice) => change({ voice, hasAgreed: false })} />
      {type === 'lip_sync' && (
        <p className="text-muted-foreground text-sm">
          <Trans>The result ends when the video or the voice does, whichever comes first.</Trans>
        </p>
      )}
      <ConsentFields isMadeUp={isMadeUp} wish={wish} onChange={change} />
      {isTooLong(wish) && <TooLong />}
      <GenerateButton
        credits={price}
        isPending={speaking.isPending}
        disabled={!request || isTooLong(wish) || missing > 0}
        next={nextStep(wish)}
      />
      <SecondPrice {...{ model, resolution }} />
      {missing > 0 && <RechargeLink missing={missing} />}
    </form>
  )
}

/** The next step before it can be made. */
function nextStep(wish: Wish): ReactNode {
  const { type, seen, voice } = wish
  if (!seen[type])
    return type === 'lip_sync' ? (
      <Trans>Choose the video of the person.</Trans>
    ) : (
      <Trans>Choose a photo of the person.</Trans>
    )
  return voice ? consentMissing(wish, seen[type].isMadeUp) : <Trans>Choose what they say.</Trans>
}

function TooLong() {
  const { i18n } = useLingui()
  return (
    <p className="text-sm text-warning">{errorMessage(i18n, new AppError('speaking_too_long'))}</p>
  )
}
