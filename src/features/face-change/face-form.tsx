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
import { TypeChoice } from '@/components/people/type-choice'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { AppError } from '@/contract/app-error'
import { modelFor, workCredits } from '@/contract/work'
import { errorMessage } from '@/i18n/error-messages'
import { type FaceType, firstWish, isTooLong, requestOf, secondsOf, type Wish } from './wish'

interface FaceFormProps {
  /** The types available on this installation. */
  types: readonly FaceType[]
  onStarted: (taskId: string) => void
}

/** The form for a face change: the person, the target, the consent and the price. */
export function FaceForm({ types, onStarted }: FaceFormProps) {
  const { t, i18n } = useLingui()
  const [wish, setWish] = useState(firstWish(types[0] ?? 'face_change'))
  // An upload may finish long after the file was chosen, so edits made meanwhile are kept.
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }))
  const { type } = wish
  const { data } = useQuery(modelsQuery())
  const { data: balance } = useQuery(balanceQuery())
  const seconds = secondsOf(wish)
  const model = modelFor(data?.models ?? [], { workflowType: type, seconds: 1 })
  const resolution = model?.resolutions[0] ?? null
  const credits =
    model && resolution && seconds !== null
      ? workCredits([model], { workflowType: type, seconds, resolution })
      : null
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const changing = useStartTask(({ task_id }) => onStarted(task_id))
  const request = requestOf(wish, model, resolution)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request) changing.mutate(request)
  }
  const kind = type === 'face_change' ? 'image' : 'video'
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 rounded-xl border bg-card p-4 sm:p-6">
      {types.length > 1 && (
        <TypeChoice
          {...{ types, type }}
          onChoose={(next) => change({ type: next, hasAgreed: false })}
        />
      )}
      <OwnMediaChoice
        key={type}
        kind={kind}
        label={kind === 'image' ? t`Image to change` : t`Video to change`}
        media={wish.seen[type]}
        onChoose={(media) =>
          setWish((now) => ({ ...now, seen: { ...now.seen, [type]: media }, hasAgreed: false }))
        }
      />
      <OwnMediaChoice
        kind="image"
        label={t`Photo of the person to show`}
        media={wish.face}
        onChoose={(face) => change({ face, hasAgreed: false })}
      />
      {kind === 'video' && (
        <p className="text-muted-foreground text-sm">
          <Trans>
            In a video, the whole person is replaced: face, hair, and clothes come from the photo.
            The result may have no sound; you can add the original sound back.
          </Trans>
        </p>
      )}
      <ConsentFields kind={kind} wish={wish} onChange={change} />
      {isTooLong(wish) && (
        <p className="text-sm text-warning">
          {errorMessage(i18n, new AppError('face_video_too_long'))}
        </p>
      )}
      <GenerateButton
        credits={credits}
        isPending={changing.isPending}
        disabled={!request || isTooLong(wish) || missing > 0}
        next={nextStep(wish)}
      />
      {kind === 'video' && <SecondPrice {...{ model, resolution }} />}
      {missing > 0 && <RechargeLink missing={missing} />}
    </form>
  )
}

/** The next step before it can be made. */
function nextStep(wish: Wish): ReactNode {
  const { type, seen, face } = wish
  if (!seen[type])
    return type === 'face_change' ? (
      <Trans>Choose the image to change.</Trans>
    ) : (
      <Trans>Choose the video to change.</Trans>
    )
  return face ? consentMissing(wish) : <Trans>Choose a photo of the person to show.</Trans>
}
