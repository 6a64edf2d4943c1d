import { Trans } from '@lingui/react/macro'
import type { Ad } from '@/components/ugc-ads/ad'
import type { ModelView } from '@/contract/endpoints/models'
import type { TaskView } from '@/contract/endpoints/tasks'
import type { UgcRun } from '@/contract/endpoints/ugc-ads'
import type { Ordered } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'
import { FilmPart } from './film-part'
import { MakeButtons } from './make-buttons'
import { RunNote } from './run-note'
import { StepList } from './step-list'
import { useMaking } from './use-run'

interface MakingSectionProps {
  adId: string
  ad: Ad
  models: readonly ModelView[]
  parts: readonly Part[]
  ordered: Ordered<TaskView>
  run: UgcRun | null
  hasSpeaker: boolean
  keep: () => Promise<string>
  onCaptions: (hasCaptions: boolean) => void
}

/** The price, the progress, and the finished ad. */
export function MakingSection(props: MakingSectionProps) {
  const { adId, ad, models, parts, ordered, run, hasSpeaker, keep, onCaptions } = props
  const { making, stopping } = useMaking({ adId, keep })
  const isRunning = run?.status === 'RUNNING'
  const film = parts.find(({ step }) => step === 'film')
  return (
    <>
      <label className="flex items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-primary"
          checked={ad.hasCaptions}
          disabled={isRunning}
          onChange={({ target }) => onCaptions(target.checked)}
        />
        <Trans>Show captions of what’s said</Trans>
      </label>
      <StepList {...{ parts, ordered }} />
      {run && (
        <RunNote
          {...{ run, parts, ordered }}
          isStopping={stopping.isPending}
          onStop={() => stopping.mutate()}
        />
      )}
      {!isRunning && (
        <MakeButtons
          {...{ ad, models, parts, ordered, hasSpeaker }}
          isPending={making.isPending}
          onMake={(until, most) => making.mutate({ until, most })}
        />
      )}
      {film && <FilmPart {...{ part: film, ordered }} />}
    </>
  )
}
