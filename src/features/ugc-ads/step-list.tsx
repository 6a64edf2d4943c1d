import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { UgcStep } from '@/contract/endpoints/ugc-ads'
import { UGC_STEPS } from '@/contract/ugc'
import type { Ordered } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'
import { progressOf } from '@/contract/ugc-ad/progress'

const NAMES: Record<UgcStep, ReactNode> = {
  voices: <Trans>Voices</Trans>,
  shots: <Trans>Shots and end card</Trans>,
  film: <Trans>Finished video</Trans>,
}

interface StepListProps {
  parts: readonly Part[]
  ordered: Ordered
}

/** The production steps of an ad, with the progress of each. */
export function StepList({ parts, ordered }: StepListProps) {
  return (
    <ol className="flex flex-col divide-y rounded-lg border">
      {UGC_STEPS.map((step) => {
        const { total, made, making } = progressOf(step, parts, ordered)
        const isDone = total > 0 && made === total
        return (
          <li key={step} className="flex min-h-11 items-center gap-3 px-3 py-2 text-sm">
            <span className="grid size-4 shrink-0 place-items-center">
              {isDone && <Check className="size-4 text-success" aria-hidden />}
              {!isDone && making > 0 && <Spinner className="size-4" />}
            </span>
            <span className="grow">{NAMES[step]}</span>
            <span aria-live="polite" className="text-muted-foreground tabular-nums">
              {total > 0 && (
                <Trans>
                  {made} of {total} ready
                </Trans>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
