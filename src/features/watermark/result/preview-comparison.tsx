import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { playable } from '../playback/playable-video'
import { Comparison } from './comparison'
import { type Guessed, GuessedStretches } from './guessed-stretches'

type VideoFile = RemovalView['video']

interface PreviewComparisonProps {
  before: VideoFile
  after: VideoFile
  guessed: Guessed
  onBack: () => void
}

/** Three seconds before and after, shown instead of the stage. */
export function PreviewComparison({ before, after, guessed, onBack }: PreviewComparisonProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={takeLostFocus} tabIndex={-1} className="font-medium text-base outline-none">
          <Trans>3-second preview</Trans>
        </h2>
        <Button variant="outline" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden />
          <Trans>Back to the areas</Trans>
        </Button>
      </div>
      <Comparison before={playable(before)} after={playable(after)} />
      <GuessedStretches guessed={guessed} />
    </div>
  )
}

/** The button that requested the preview is gone by now; a focus elsewhere stays untouched. */
function takeLostFocus(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}
